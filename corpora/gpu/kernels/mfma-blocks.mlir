// Sixteen products of small matrices.
func.func @kernel(%a: memref<16x4x3xf32>, %b: memref<16x3x4xf32>, %c: memref<16x4x4xf32>) {
  affine.for %n = 0 to 16 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 4 {
        affine.for %k = 0 to 3 {
          %x = affine.load %a[%n, %i, %k] : memref<16x4x3xf32>
          %y = affine.load %b[%n, %k, %j] : memref<16x3x4xf32>
          %z = affine.load %c[%n, %i, %j] : memref<16x4x4xf32>
          %p = arith.mulf %x, %y : f32
          %s = arith.addf %z, %p : f32
          affine.store %s, %c[%n, %i, %j] : memref<16x4x4xf32>
        }
      }
    }
  }
  return
}
