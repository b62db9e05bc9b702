// Integers give one sum in every order, floats do not.
func.func @f(%A: memref<16xi32>, %B: memref<4xi32>) {
  affine.for %i = 0 to 16 {
    %x = affine.load %A[%i] : memref<16xi32>
    %s = affine.load %B[%i mod 4] : memref<4xi32>
    %t = arith.addi %s, %x : i32
    affine.store %t, %B[%i mod 4] : memref<4xi32>
  }
  return
}
// -----
func.func @f(%A: memref<16xi32>, %B: memref<4xi32>) {
  affine.parallel (%i) = (0) to (16) {
    %x = affine.load %A[%i] : memref<16xi32>
    %c4 = arith.constant 4 : index
    %j = arith.remui %i, %c4 : index
    %r = memref.atomic_rmw addi %x, %B[%j] : (i32, memref<4xi32>) -> i32
  }
  return
}
// expect: equivalent bitwise
