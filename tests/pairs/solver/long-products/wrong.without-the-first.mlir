func.func @f(%A: memref<40xi32>) -> i32 {
  %one = arith.constant 1 : i32
  %r = affine.for %i = 0 to 40 iter_args(%p = %one) -> (i32) {
    %x = affine.load %A[%i] : memref<40xi32>
    %y = arith.muli %p, %x : i32
    affine.yield %y : i32
  }
  return %r : i32
}
// -----
func.func @f(%A: memref<40xi32>) -> i32 {
  %one = arith.constant 1 : i32
  %r = affine.for %i = 0 to 39 iter_args(%p = %one) -> (i32) {
    %x = affine.load %A[39 - %i] : memref<40xi32>
    %y = arith.muli %p, %x : i32
    affine.yield %y : i32
  }
  return %r : i32
}
// expect: different
