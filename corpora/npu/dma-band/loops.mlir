func.func @kernel(%x: memref<14x10xf32>, %w: memref<3x3xf32>, %y: memref<12x8xf32>) {
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 3 {
        affine.for %l = 0 to 3 {
          %a = affine.load %x[%i + %k, %j + %l] : memref<14x10xf32>
          %f = affine.load %w[%k, %l] : memref<3x3xf32>
          %b = affine.load %y[%i, %j] : memref<12x8xf32>
          %p = arith.mulf %a, %f : f32
          %s = arith.addf %b, %p : f32
          affine.store %s, %y[%i, %j] : memref<12x8xf32>
        }
      }
    }
  }
  return
}
