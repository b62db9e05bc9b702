// A tile goes through a scratchpad row by row, and is read column by column: all of one bank.
func.func @kernel(%x: memref<16x16xf32>, %y: memref<16x16xf32>) {
  %tile = memref.alloc() : memref<16x16xf32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %v = affine.load %x[%i, %j] : memref<16x16xf32>
      affine.store %v, %tile[%i, %j] : memref<16x16xf32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %v = affine.load %tile[%j, %i] : memref<16x16xf32>
      affine.store %v, %y[%i, %j] : memref<16x16xf32>
    }
  }
  memref.dealloc %tile : memref<16x16xf32>
  return
}
