// A product of floats, whose first factor is transposed.
func.func @kernel(%a: memref<8x16xf32>, %b: memref<8x16xf32>, %c: memref<16x16xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 8 {
        %x = affine.load %a[%k, %i] : memref<8x16xf32>
        %y = affine.load %b[%k, %j] : memref<8x16xf32>
        %z = affine.load %c[%i, %j] : memref<16x16xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<16x16xf32>
      }
    }
  }
  return
}
