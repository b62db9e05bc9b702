// A fully connected layer, an output after the other.
func.func @kernel(%x: memref<24xf32>, %w: memref<24x6xf32>, %y: memref<6xf32>) {
  affine.for %o = 0 to 6 {
    affine.for %i = 0 to 24 {
      %a = affine.load %x[%i] : memref<24xf32>
      %b = affine.load %w[%i, %o] : memref<24x6xf32>
      %c = affine.load %y[%o] : memref<6xf32>
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %c, %p : f32
      affine.store %s, %y[%o] : memref<6xf32>
    }
  }
  return
}
