func.func @kernel(%x: memref<10x6xf32>, %w: memref<3x3xf32>, %y: memref<8x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %band = memref.alloc() : memref<6x6xf32>
  affine.for %t = 0 to 2 {
    affine.for %i = 0 to 6 {
      affine.for %j = 0 to 6 {
        %v = affine.load %x[%t * 4 + %i, %j] : memref<10x6xf32>
        affine.store %v, %band[%i, %j] : memref<6x6xf32>
      }
    }
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 4 {
      %sum = affine.for %k = 0 to 3 iter_args(%outer = %zero) -> f32 {
        %row = affine.for %l = 0 to 3 iter_args(%s = %outer) -> f32 {
          %v = affine.load %band[%i + %k, %j + %l] : memref<6x6xf32>
          %f = affine.load %w[%k, %l] : memref<3x3xf32>
          %p = arith.mulf %v, %f : f32
          %n = arith.addf %s, %p : f32
          affine.yield %n : f32
        }
        affine.yield %row : f32
      }
        affine.store %sum, %y[%t * 4 + %i, %j] : memref<8x4xf32>
      }
    }
  }
  memref.dealloc %band : memref<6x6xf32>
  return
}
