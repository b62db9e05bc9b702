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
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %r = scf.while (%i = %c0) : (index) -> index {
    %c = arith.cmpi ne, %i, %dim : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    %t = arith.index_cast %i : index to i8
    %at = arith.index_castui %t : i8 to index
    %v = memref.load %arg0[%at] : memref<?xf32>
    memref.store %v, %arg1[%i] : memref<?xf32>
    %i2 = arith.addi %i, %c1 : index
    scf.yield %i2 : index
  }
  return
}
// expect: different
