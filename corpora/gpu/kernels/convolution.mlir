func.func @kernel(%I: memref<10x12xf32>, %K: memref<3x3xf32>, %O: memref<8x10xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 10 {
      affine.for %p = 0 to 3 {
        affine.for %q = 0 to 3 {
          %x = affine.load %I[%i + %p, %j + %q] : memref<10x12xf32>
          %k = affine.load %K[%p, %q] : memref<3x3xf32>
          %o = affine.load %O[%i, %j] : memref<8x10xf32>
          %m = arith.mulf %x, %k : f32
          %s = arith.addf %o, %m : f32
          affine.store %s, %O[%i, %j] : memref<8x10xf32>
        }
      }
    }
  }
  return
}
