// Bands of two lines go through local memory, which is transposed alone.
func.func @kernel(%x: memref<4x8x6xf32>, %w: memref<4x5xf32>, %y: memref<5x8x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %last = memref.alloc() : memref<2x6x4xf32>
  affine.for %band = 0 to 4 {
    affine.for %c = 0 to 4 {
      affine.for %i = 0 to 2 {
        affine.for %j = 0 to 6 {
          %v = affine.load %x[%c, %band * 2 + %i, %j] : memref<4x8x6xf32>
          affine.store %v, %last[%i, %j, %c] : memref<2x6x4xf32>
        }
      }
    }
    affine.for %i = 0 to 2 {
      affine.for %j = 0 to 6 {
        affine.for %f = 0 to 5 {
          %sum = affine.for %c = 0 to 4 iter_args(%s = %zero) -> (f32) {
            %a = affine.load %last[%i, %j, %c] : memref<2x6x4xf32>
            %b = affine.load %w[%c, %f] : memref<4x5xf32>
            %p = arith.mulf %a, %b : f32
            %n = arith.addf %s, %p : f32
            affine.yield %n : f32
          }
          affine.store %sum, %y[%f, %band * 2 + %i, %j] : memref<5x8x6xf32>
        }
      }
    }
  }
  memref.dealloc %last : memref<2x6x4xf32>
  return
}
