func.func @f(%A: memref<4096xi32>) -> i32 {
  %z = arith.constant 0 : i32
  %r = affine.for %i = 0 to 4096 iter_args(%s = %z) -> i32 {
    %v = affine.load %A[%i] : memref<4096xi32>
    %x = arith.addi %s, %v : i32
    affine.yield %x : i32
  }
  return %r : i32
}
// -----
func.func @f(%A: memref<4096xi32>) -> i32 {
  %z = arith.constant 0 : i32
  %r:2 = affine.for %i = 0 to 2048 iter_args(%s = %z, %t = %z) -> (i32, i32) {
    %v = affine.load %A[2 * %i] : memref<4096xi32>
    %w = affine.load %A[2 * %i + 1] : memref<4096xi32>
    %x = arith.addi %s, %v : i32
    %y = arith.addi %t, %w : i32
    affine.yield %x, %y : i32, i32
  }
  %q = arith.addi %r#1, %r#0 : i32
  return %q : i32
}
// expect: equivalent bitwise
