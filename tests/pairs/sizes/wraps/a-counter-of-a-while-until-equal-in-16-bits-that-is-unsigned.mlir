func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  scf.for %i = %c0 to %dim step %c1 {
    %0 = memref.load %arg0[%i] : memref<?xf32>
    memref.store %0, %arg1[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %z = arith.constant 0 : i16
  %o = arith.constant 1 : i16
  %r:2 = scf.while (%i = %c0, %k = %z) : (index, i16) -> (index, i16) {
    %c = arith.cmpi ne, %i, %dim : index
    scf.condition(%c) %i, %k : index, i16
  } do {
  ^bb0(%i: index, %k: i16):
    %at = arith.index_castui %k : i16 to index
    %v = memref.load %arg0[%at] : memref<?xf32>
    memref.store %v, %arg1[%i] : memref<?xf32>
    %k2 = arith.addi %k, %o : i16
    %i2 = arith.addi %i, %c1 : index
    scf.yield %i2, %k2 : index, i16
  }
  return
}
// expect: different
