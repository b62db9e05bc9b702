func.func @kernel(%a: memref<4x3xf32>, %b: memref<3x5xf32>, %c: memref<4x5xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 5 {
      affine.for %k = 0 to 3 {
        %x = affine.load %a[%i, %k] : memref<4x3xf32>
        %y = affine.load %b[%k, %j] : memref<3x5xf32>
        %z = affine.load %c[%i, %j] : memref<4x5xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<4x5xf32>
      }
    }
  }
  return
}
