// options: --accept reassociated
func.func @f(%A: memref<64xf32>) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 64 iter_args(%s = %z) -> (f32) {
    %v = affine.load %A[%i] : memref<64xf32>
    %x = arith.addf %s, %v : f32
    affine.yield %x : f32
  }
  return %r : f32
}
// -----
func.func @f(%A: memref<64xf32>) -> f32 {
  %z = affine.load %A[0] : memref<64xf32>
  %r = affine.for %i = 1 to 64 iter_args(%s = %z) -> (f32) {
    %v = affine.load %A[%i] : memref<64xf32>
    %x = arith.addf %s, %v : f32
    affine.yield %x : f32
  }
  return %r : f32
}
// expect: equivalent reassociated
