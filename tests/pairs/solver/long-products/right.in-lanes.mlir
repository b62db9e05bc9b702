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
  %ones = arith.constant dense<1> : vector<8xi32>
  %zero = arith.constant 0 : i32
  %v = affine.for %i = 0 to 40 step 8 iter_args(%p = %ones) -> (vector<8xi32>) {
    %x = vector.transfer_read %A[%i], %zero : memref<40xi32>, vector<8xi32>
    %y = arith.muli %p, %x : vector<8xi32>
    affine.yield %y : vector<8xi32>
  }
  %r = vector.reduction <mul>, %v : vector<8xi32> into i32
  return %r : i32
}
// expect: equivalent bitwise
