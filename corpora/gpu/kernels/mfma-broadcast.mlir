// An outer product of 64 rows and columns, summed up.
func.func @kernel(%a: memref<64x3xf32>, %b: memref<3x64xf32>, %c: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 3 {
        %x = affine.load %a[%i, %k] : memref<64x3xf32>
        %y = affine.load %b[%k, %j] : memref<3x64xf32>
        %z = affine.load %c[%i, %j] : memref<64x64xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}
