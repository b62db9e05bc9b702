// The rows of each eight from the last to the first.
func.func @kernel(%x: memref<16x64xf16>, %y: memref<16x64xf16>) {
  affine.for %tile = 0 to 2 {
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 64 {
        %v = affine.load %x[%tile * 8 - %i + 7, %j] : memref<16x64xf16>
        affine.store %v, %y[%tile * 8 + %i, %j] : memref<16x64xf16>
      }
    }
  }
  return
}
