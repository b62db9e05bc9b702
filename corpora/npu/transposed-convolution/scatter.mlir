func.func @kernel(%x: memref<3x3xf32>, %w: memref<4x4xf32>, %y: memref<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %zero, %y[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      affine.for %k = 0 to 4 {
        affine.for %l = 0 to 4 {
          %v = affine.load %x[%i, %j] : memref<3x3xf32>
          %f = affine.load %w[%k, %l] : memref<4x4xf32>
          %p = arith.mulf %v, %f : f32
          %o = affine.load %y[%i * 2 + %k, %j * 2 + %l] : memref<8x8xf32>
          %n = arith.addf %o, %p : f32
          affine.store %n, %y[%i * 2 + %k, %j * 2 + %l] : memref<8x8xf32>
        }
      }
    }
  }
  return
}
