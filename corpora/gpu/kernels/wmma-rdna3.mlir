// A product of halves, summed up in f32.
func.func @kernel(%a: memref<16x32xf16>, %b: memref<32x16xf16>, %c: memref<16x16xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 32 {
        %x = affine.load %a[%i, %k] : memref<16x32xf16>
        %y = affine.load %b[%k, %j] : memref<32x16xf16>
        %z = affine.load %c[%i, %j] : memref<16x16xf32>
        %u = arith.extf %x : f16 to f32
        %v = arith.extf %y : f16 to f32
        %p = arith.mulf %u, %v : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<16x16xf32>
      }
    }
  }
  return
}
