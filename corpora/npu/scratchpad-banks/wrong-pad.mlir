func.func @kernel(%x: memref<16x16xf32>, %y: memref<16x16xf32>) {
  %tile = memref.alloc() : memref<272xf32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %v = affine.load %x[%i, %j] : memref<16x16xf32>
      affine.store %v, %tile[%i * 15 + %j] : memref<272xf32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %v = affine.load %tile[%j * 15 + %i] : memref<272xf32>
      affine.store %v, %y[%i, %j] : memref<16x16xf32>
    }
  }
  memref.dealloc %tile : memref<272xf32>
  return
}
