func.func @kernel(%x: memref<4x5xf32>, %m: memref<8x10xf32>, %y: memref<8x10xf32>, %total: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %near = arith.constant 0.75 : f32
  %far = arith.constant 0.25 : f32
  %one = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 8 {
    %sum = affine.for %j = 0 to 10 iter_args(%s = %zero) -> f32 {
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
      %ab0 = arith.mulf %a, %near : f32
      %ab1 = arith.mulf %b, %far : f32
      %ab = arith.addf %ab0, %ab1 : f32
      %cd0 = arith.mulf %c, %near : f32
      %cd1 = arith.mulf %d, %far : f32
      %cd = arith.addf %cd0, %cd1 : f32
      %v0 = arith.mulf %ab, %near : f32
      %v1 = arith.mulf %cd, %far : f32
      %v = arith.addf %v0, %v1 : f32
      %e = affine.load %m[%i, %j] : memref<8x10xf32>
      %p = arith.mulf %v, %e : f32
      affine.store %p, %y[%i, %j] : memref<8x10xf32>
      %n = arith.addf %s, %p : f32
      affine.yield %n : f32
    }
    affine.store %sum, %total[%i] : memref<8xf32>
  }
  return
}
