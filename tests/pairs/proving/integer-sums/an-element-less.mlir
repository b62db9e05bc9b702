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
  %r = affine.for %i = 0 to 4095 iter_args(%s = %z) -> i32 {
    %v = affine.load %A[4095 - %i] : memref<4096xi32>
    %x = arith.addi %s, %v : i32
    affine.yield %x : i32
  }
  return %r : i32
}
// expect: different
