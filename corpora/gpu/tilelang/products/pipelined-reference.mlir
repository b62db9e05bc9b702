// The product of x and w', with a bias, of which what is negative is cut off.
func.func @kernel(%x: memref<8x64xf32>, %w: memref<8x64xf32>, %bias: memref<8xf32>, %y: memref<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %sum = affine.for %k = 0 to 64 iter_args(%t = %zero) -> f32 {
        %l = affine.load %x[%i, %k] : memref<8x64xf32>
        %r = affine.load %w[%j, %k] : memref<8x64xf32>
        %p = arith.mulf %l, %r : f32
        %u = arith.addf %t, %p : f32
        affine.yield %u : f32
      }
      %b = affine.load %bias[%j] : memref<8xf32>
      %biased = arith.addf %sum, %b : f32
      %cut = arith.maxnumf %biased, %zero : f32
      affine.store %cut, %y[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
