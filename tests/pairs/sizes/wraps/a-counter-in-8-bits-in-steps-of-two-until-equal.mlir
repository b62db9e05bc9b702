func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %c2 = arith.constant 2 : index
  %half = arith.divui %dim, %c2 : index
  %even = arith.muli %half, %c2 : index
  scf.for %i = %c0 to %even step %c2 {
    %v = memref.load %arg0[%i] : memref<?xf32>
    memref.store %v, %arg1[%i] : memref<?xf32>
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
  %c2 = arith.constant 2 : index
  %o2 = arith.constant 2 : i8
  %half = arith.divui %dim, %c2 : index
  %even = arith.muli %half, %c2 : index
  %r:2 = scf.while (%i = %c0, %k = %z) : (index, i8) -> (index, i8) {
    %c = arith.cmpi ne, %i, %even : index
    scf.condition(%c) %i, %k : index, i8
  } do {
  ^bb0(%i: index, %k: i8):
    %at = arith.index_cast %k : i8 to index
    %v = memref.load %arg0[%at] : memref<?xf32>
    memref.store %v, %arg1[%i] : memref<?xf32>
    %k2 = arith.addi %k, %o2 : i8
    %i2 = arith.addi %i, %c2 : index
    scf.yield %i2, %k2 : index, i8
  }
  return
}
// expect: different
