func.func @kernel(%x: memref<4x8xf32>, %w: memref<8x3xf32>, %dy: memref<4x3xf32>, %dx: memref<4x8xf32>, %dw: memref<8x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %minus = arith.constant -1.0 : f32
  %s = memref.alloc() : memref<8x3xf32>
  affine.for %k = 0 to 8 {
    affine.for %n = 0 to 3 {
      %v = affine.load %w[%k, %n] : memref<8x3xf32>
      %positive = arith.cmpf oge, %v, %zero : f32
      %b = arith.select %positive, %one, %minus : f32
      affine.store %b, %s[%k, %n] : memref<8x3xf32>
    }
  }
  affine.for %m = 0 to 4 {
    affine.for %k = 0 to 8 {
      %sum = affine.for %n = 0 to 3 iter_args(%t = %zero) -> f32 {
        %d = affine.load %dy[%m, %n] : memref<4x3xf32>
        %b = affine.load %s[%k, %n] : memref<8x3xf32>
        %p = arith.mulf %d, %b : f32
        %u = arith.addf %t, %p : f32
        affine.yield %u : f32
      }
      affine.store %sum, %dx[%m, %k] : memref<4x8xf32>
    }
  }
  affine.for %k = 0 to 8 {
    affine.for %n = 0 to 3 {
      %sum = affine.for %m = 0 to 4 iter_args(%t = %zero) -> f32 {
        %v = affine.load %x[%m, %k] : memref<4x8xf32>
        %d = affine.load %dy[%m, %n] : memref<4x3xf32>
        %p = arith.mulf %v, %d : f32
        %u = arith.addf %t, %p : f32
        affine.yield %u : f32
      }
      // Straight through where the weight was not clipped.
      %v = affine.load %w[%k, %n] : memref<8x3xf32>
      %size = math.absf %v : f32
      %open = arith.cmpf ole, %size, %one : f32
      %g = arith.select %open, %sum, %zero : f32
      affine.store %g, %dw[%k, %n] : memref<8x3xf32>
    }
  }
  memref.dealloc %s : memref<8x3xf32>
  return
}
