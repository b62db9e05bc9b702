module {
  func.func @kernel(%arg0: memref<12x20xf32>, %arg1: memref<20x12xf32>) {
    affine.for %arg2 = 0 to 12 {
      affine.for %arg3 = 0 to 20 {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<12x20xf32>
        affine.store %0, %arg1[%arg3, %arg2] : memref<20x12xf32>
      }
    }
    return
  }
}

