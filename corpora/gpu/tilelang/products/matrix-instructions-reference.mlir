// The product of matrices of halves in f32, with a bias, of which what is negative is cut off.
func.func @kernel(%x: memref<16x32xf16>, %w: memref<32x16xf16>, %bias: memref<16xf32>, %y: memref<16x16xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %sum = affine.for %k = 0 to 32 iter_args(%t = %zero) -> f32 {
        %l = affine.load %x[%i, %k] : memref<16x32xf16>
        %r = affine.load %w[%k, %j] : memref<32x16xf16>
        %wide = arith.extf %l : f16 to f32
        %other = arith.extf %r : f16 to f32
        %p = arith.mulf %wide, %other : f32
        %u = arith.addf %t, %p : f32
        affine.yield %u : f32
      }
      %b = affine.load %bias[%j] : memref<16xf32>
      %biased = arith.addf %sum, %b : f32
      %cut = arith.maxnumf %biased, %zero : f32
      affine.store %cut, %y[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
