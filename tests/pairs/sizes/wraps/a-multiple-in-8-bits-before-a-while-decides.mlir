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
  %r:2 = scf.while (%i = %c0) : (index) -> (index, i8) {
    %t = arith.index_cast %i : index to i8
    %four = arith.constant 4 : i8
    %m = arith.muli %t, %four : i8
    %c = arith.cmpi ne, %i, %dim : index
    scf.condition(%c) %i, %m : index, i8
  } do {
  ^bb0(%i: index, %m: i8):
    %four = arith.constant 4 : i8
    %d = arith.divsi %m, %four : i8
    %at = arith.index_cast %d : i8 to index
    %v = memref.load %arg0[%at] : memref<?xf32>
    memref.store %v, %arg1[%i] : memref<?xf32>
    %i2 = arith.addi %i, %c1 : index
    scf.yield %i2 : index
  }
  return
}
// expect: different
