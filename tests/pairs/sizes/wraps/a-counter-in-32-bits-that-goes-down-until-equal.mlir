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
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %m1 = arith.constant -1 : index
  %last = arith.subi %dim, %c1 : index
  %lastk = arith.index_cast %last : index to i32
  %r:2 = scf.while (%i = %last, %k = %lastk) : (index, i32) -> (index, i32) {
    %c = arith.cmpi ne, %i, %m1 : index
    scf.condition(%c) %i, %k : index, i32
  } do {
  ^bb0(%i: index, %k: i32):
    %at = arith.index_cast %k : i32 to index
    %v = memref.load %arg0[%at] : memref<?xf32>
    memref.store %v, %arg1[%i] : memref<?xf32>
    %k2 = arith.subi %k, %o : i32
    %i2 = arith.subi %i, %c1 : index
    scf.yield %i2, %k2 : index, i32
  }
  return
}
// expect: equivalent bitwise listed
