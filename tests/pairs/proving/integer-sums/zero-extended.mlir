func.func @f(%A: memref<4096xi8>) -> i32 {
  %z = arith.constant 0 : i32
  %r = affine.for %i = 0 to 4096 iter_args(%s = %z) -> i32 {
    %v = affine.load %A[%i] : memref<4096xi8>
    %w = arith.extsi %v : i8 to i32
    %x = arith.addi %s, %w : i32
    affine.yield %x : i32
  }
  return %r : i32
}
// -----
func.func @f(%A: memref<4096xi8>) -> i32 {
  %z = arith.constant 0 : i32
  %r = affine.for %i = 0 to 4096 iter_args(%s = %z) -> i32 {
    %v = affine.load %A[4095 - %i] : memref<4096xi8>
    %w = arith.extui %v : i8 to i32
    %x = arith.addi %s, %w : i32
    affine.yield %x : i32
  }
  return %r : i32
}
// expect: different
