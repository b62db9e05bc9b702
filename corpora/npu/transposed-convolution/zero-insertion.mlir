func.func @kernel(%x: memref<3x3xf32>, %w: memref<4x4xf32>, %y: memref<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %wide = memref.alloc() : memref<11x11xf32>
  affine.for %i = 0 to 11 {
    affine.for %j = 0 to 11 {
      affine.store %zero, %wide[%i, %j] : memref<11x11xf32>
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      %v = affine.load %x[%i, %j] : memref<3x3xf32>
      affine.store %v, %wide[%i * 2 + 3, %j * 2 + 3] : memref<11x11xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %sum = affine.for %k = 0 to 4 iter_args(%outer = %zero) -> f32 {
        %row = affine.for %l = 0 to 4 iter_args(%s = %outer) -> f32 {
          %v = affine.load %wide[%i + %k, %j + %l] : memref<11x11xf32>
          %f = affine.load %w[3 - %k, 3 - %l] : memref<4x4xf32>
          %p = arith.mulf %v, %f : f32
          %n = arith.addf %s, %p : f32
          affine.yield %n : f32
        }
        affine.yield %row : f32
      }
      affine.store %sum, %y[%i, %j] : memref<8x8xf32>
    }
  }
  memref.dealloc %wide : memref<11x11xf32>
  return
}
