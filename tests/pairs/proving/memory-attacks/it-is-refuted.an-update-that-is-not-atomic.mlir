func.func @f(%A: memref<16xi32>, %B: memref<4xi32>) {
  affine.parallel (%i) = (0) to (16) {
    %x = affine.load %A[%i] : memref<16xi32>
    %c4 = arith.constant 4 : index
    %j = arith.remui %i, %c4 : index
    %r = memref.atomic_rmw addi %x, %B[%j] : (i32, memref<4xi32>) -> i32
  }
  return
}
// -----
func.func @f(%A: memref<16xi32>, %B: memref<4xi32>) {
  affine.parallel (%i) = (0) to (16) {
    %x = affine.load %A[%i] : memref<16xi32>
    %c4 = arith.constant 4 : index
    %j = arith.remui %i, %c4 : index
    %o = memref.load %B[%j] : memref<4xi32>
%r = arith.addi %o, %x : i32
memref.store %r, %B[%j] : memref<4xi32>
  }
  return
}
// expect: different
