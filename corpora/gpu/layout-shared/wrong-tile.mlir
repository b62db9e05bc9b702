func.func @kernel(%a: memref<8x8xf16>, %b: memref<8x8xf16>, %c: memref<8x8xf32>) {
  %at = memref.alloc() : memref<2x2x4x4xf16>
  affine.for %i = 0 to 8 {
    affine.for %k = 0 to 8 {
      %v = affine.load %a[%i, %k] : memref<8x8xf16>
      affine.store %v, %at[%i floordiv 4, %k floordiv 4, %i mod 4, %k mod 4] : memref<2x2x4x4xf16>
    }
  }
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %sum = affine.for %k = 0 to 8 iter_args(%s = %zero) -> f32 {
        %l = affine.load %at[%i floordiv 4, %k floordiv 4, %k mod 4, %i mod 4] : memref<2x2x4x4xf16>
        %r = affine.load %b[%k, %j] : memref<8x8xf16>
        %le = arith.extf %l : f16 to f32
        %re = arith.extf %r : f16 to f32
        %p = arith.mulf %le, %re : f32
        %n = arith.addf %s, %p : f32
        affine.yield %n : f32
      }
      affine.store %sum, %c[%i, %j] : memref<8x8xf32>
    }
  }
  memref.dealloc %at : memref<2x2x4x4xf16>
  return
}
