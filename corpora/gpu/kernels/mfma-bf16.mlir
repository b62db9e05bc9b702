// A product of bf16, summed up in f32.
func.func @kernel(%a: memref<16x32xbf16>, %b: memref<32x16xbf16>, %c: memref<16x16xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 32 {
        %x = affine.load %a[%i, %k] : memref<16x32xbf16>
        %y = affine.load %b[%k, %j] : memref<32x16xbf16>
        %z = affine.load %c[%i, %j] : memref<16x16xf32>
        %u = arith.extf %x : bf16 to f32
        %v = arith.extf %y : bf16 to f32
        %p = arith.mulf %u, %v : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<16x16xf32>
      }
    }
  }
  return
}
