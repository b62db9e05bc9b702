func.func @kernel(%x: memref<10x6xf32>, %w: memref<3x3xf32>, %y: memref<8x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %lines = memref.alloc() : memref<3x6xf32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 6 {
      %v = affine.load %x[%i, %j] : memref<10x6xf32>
      affine.store %v, %lines[%i, %j] : memref<3x6xf32>
    }
  }
  affine.for %i = 0 to 8 {
    // The newest row takes the place of the oldest one.
    affine.for %j = 0 to 6 {
      %v = affine.load %x[%i + 2, %j] : memref<10x6xf32>
      affine.store %v, %lines[(%i + 1) mod 3, %j] : memref<3x6xf32>
    }
    affine.for %j = 0 to 4 {
      %sum = affine.for %k = 0 to 3 iter_args(%outer = %zero) -> f32 {
        %row = affine.for %l = 0 to 3 iter_args(%s = %outer) -> f32 {
          %v = affine.load %lines[(%i + %k) mod 3, %j + %l] : memref<3x6xf32>
          %f = affine.load %w[%k, %l] : memref<3x3xf32>
          %p = arith.mulf %v, %f : f32
          %n = arith.addf %s, %p : f32
          affine.yield %n : f32
        }
        affine.yield %row : f32
      }
      affine.store %sum, %y[%i, %j] : memref<8x4xf32>
    }
  }
  memref.dealloc %lines : memref<3x6xf32>
  return
}
