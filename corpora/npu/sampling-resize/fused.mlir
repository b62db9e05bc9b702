memref.global "private" constant @weight : memref<4xf32> = dense<[0.5625, 0.1875, 0.1875, 0.0625]>
func.func @kernel(%x: memref<4x5xf32>, %m: memref<8x10xf32>, %y: memref<8x10xf32>, %total: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %near = arith.constant 0.75 : f32
  %far = arith.constant 0.25 : f32
  %one = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %weights = memref.get_global @weight : memref<4xf32>
  affine.for %i = 0 to 8 {
    affine.store %zero, %total[%i] : memref<8xf32>
  }
  affine.for %j = 0 to 10 {
    affine.for %i = 0 to 8 {
      // Twice as large, between the centres of pixels: three quarters of the near one, a quarter of the far one.
      %i0 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%i)
      %i1 = affine.max affine_map<(d0) -> (0, d0 floordiv 2 - 1 + 2 * (d0 mod 2))>(%i)
      %i2 = affine.min affine_map<(d0) -> (3, d0)>(%i1)
      %j0 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%j)
      %j1 = affine.max affine_map<(d0) -> (0, d0 floordiv 2 - 1 + 2 * (d0 mod 2))>(%j)
      %j2 = affine.min affine_map<(d0) -> (4, d0)>(%j1)
      %a = memref.load %x[%i0, %j0] : memref<4x5xf32>
      %b = memref.load %x[%i0, %j2] : memref<4x5xf32>
      %c = memref.load %x[%i2, %j0] : memref<4x5xf32>
      %d = memref.load %x[%i2, %j2] : memref<4x5xf32>
      %f0 = affine.load %weights[0] : memref<4xf32>
      %f1 = affine.load %weights[1] : memref<4xf32>
      %f2 = affine.load %weights[2] : memref<4xf32>
      %f3 = affine.load %weights[3] : memref<4xf32>
      %p0 = arith.mulf %a, %f0 : f32
      %p1 = arith.mulf %b, %f1 : f32
      %p2 = arith.mulf %c, %f2 : f32
      %p3 = arith.mulf %d, %f3 : f32
      %s0 = arith.addf %p0, %p1 : f32
      %s1 = arith.addf %p2, %p3 : f32
      %v = arith.addf %s0, %s1 : f32
      %e = affine.load %m[%i, %j] : memref<8x10xf32>
      %p = arith.mulf %v, %e : f32
      affine.store %p, %y[%i, %j] : memref<8x10xf32>
      %o = affine.load %total[%i] : memref<8xf32>
      %n = arith.addf %o, %p : f32
      affine.store %n, %total[%i] : memref<8xf32>
    }
  }
  return
}
