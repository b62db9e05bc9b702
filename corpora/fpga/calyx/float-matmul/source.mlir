func.func @main(%a: memref<3x4xf32>, %b: memref<4x2xf32>, %c: memref<3x2xf32>) {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 2 {
      affine.for %k = 0 to 4 {
        %x = affine.load %a[%i, %k] : memref<3x4xf32>
        %y = affine.load %b[%k, %j] : memref<4x2xf32>
        %z = affine.load %c[%i, %j] : memref<3x2xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<3x2xf32>
      }
    }
  }
  return
}
