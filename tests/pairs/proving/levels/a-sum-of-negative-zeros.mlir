func.func @f(%A: memref<8xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 8 iter_args(%s = %zero) -> (f32) {
    %v = affine.load %A[%i] : memref<8xf32>
    %x = arith.addf %s, %v : f32
    affine.yield %x : f32
  }
  return %sum : f32
}
// -----
func.func @f(%A: memref<8xf32>) -> f32 {
  %zero = arith.constant -0.0 : f32
  %sum = affine.for %i = 0 to 8 iter_args(%s = %zero) -> (f32) {
    %v = affine.load %A[%i] : memref<8xf32>
    %x = arith.addf %s, %v : f32
    affine.yield %x : f32
  }
  return %sum : f32
}
// expect: different
