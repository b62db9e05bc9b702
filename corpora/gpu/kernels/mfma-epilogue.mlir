// A product of halves with a bias, rectified, as AITemplate's gemm_rcr_bias_relu: the second factor comes by columns.
func.func @kernel(%a: memref<64x16xf16>, %b: memref<32x16xf16>, %bias: memref<32xf16>, %d: memref<64x32xf16>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      %sum = affine.for %k = 0 to 16 iter_args(%s = %zero) -> f32 {
        %x = affine.load %a[%i, %k] : memref<64x16xf16>
        %y = affine.load %b[%j, %k] : memref<32x16xf16>
        %u = arith.extf %x : f16 to f32
        %v = arith.extf %y : f16 to f32
        %p = arith.mulf %u, %v : f32
        %n = arith.addf %s, %p : f32
        affine.yield %n : f32
      }
      %half = affine.load %bias[%j] : memref<32xf16>
      %wide = arith.extf %half : f16 to f32
      %biased = arith.addf %sum, %wide : f32
      %positive = arith.maximumf %biased, %zero : f32
      %short = arith.truncf %positive : f32 to f16
      affine.store %short, %d[%i, %j] : memref<64x32xf16>
    }
  }
  return
}
