memref.global "private" constant @weight : memref<4xf32> = dense<[0.5625, 0.1875, 0.1875, 0.0625]>
func.func @kernel(%x: memref<4x5xf32>, %m: memref<8x10xf32>, %y: memref<8x10xf32>, %total: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %near = arith.constant 0.75 : f32
  %far = arith.constant 0.25 : f32
  %one = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %weights = memref.get_global @weight : memref<4xf32>
  %samples = memref.alloc() : memref<8x10x4xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 10 {
      // Twice as large, between the centres of pixels: three quarters of the near one, a quarter of the far one.
      %i0 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%i)
      %i1 = affine.max affine_map<(d0) -> (0, d0 floordiv 2 - 1 + 2 * (d0 mod 2))>(%i)
      %i2 = affine.min affine_map<(d0) -> (2, d0)>(%i1)
      %j0 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%j)
      %j1 = affine.max affine_map<(d0) -> (0, d0 floordiv 2 - 1 + 2 * (d0 mod 2))>(%j)
      %j2 = affine.min affine_map<(d0) -> (4, d0)>(%j1)
      %a = memref.load %x[%i0, %j0] : memref<4x5xf32>
      %b = memref.load %x[%i0, %j2] : memref<4x5xf32>
      %c = memref.load %x[%i2, %j0] : memref<4x5xf32>
      %d = memref.load %x[%i2, %j2] : memref<4x5xf32>
      affine.store %a, %samples[%i, %j, 0] : memref<8x10x4xf32>
      affine.store %b, %samples[%i, %j, 1] : memref<8x10x4xf32>
      affine.store %c, %samples[%i, %j, 2] : memref<8x10x4xf32>
      affine.store %d, %samples[%i, %j, 3] : memref<8x10x4xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 10 {
      %v = affine.for %k = 0 to 4 iter_args(%s = %zero) -> f32 {
        %e = affine.load %samples[%i, %j, %k] : memref<8x10x4xf32>
        %f = affine.load %weights[%k] : memref<4xf32>
        %p = arith.mulf %e, %f : f32
        %n = arith.addf %s, %p : f32
        affine.yield %n : f32
      }
      affine.store %v, %y[%i, %j] : memref<8x10xf32>
    }
  }
  affine.for %i = 0 to 8 {
    %sum = affine.for %j = 0 to 10 iter_args(%s = %zero) -> f32 {
      %v = affine.load %y[%i, %j] : memref<8x10xf32>
      %e = affine.load %m[%i, %j] : memref<8x10xf32>
      %p = arith.mulf %v, %e : f32
      affine.store %p, %y[%i, %j] : memref<8x10xf32>
      %n = arith.addf %s, %p : f32
      affine.yield %n : f32
    }
    affine.store %sum, %total[%i] : memref<8xf32>
  }
  memref.dealloc %samples : memref<8x10x4xf32>
  return
}
