module {
  func.func @kernel(%arg0: memref<2x16xf32>, %arg1: memref<2x16xf32>) {
    affine.for %arg2 = 0 to 2 {
      affine.for %arg3 = 0 to 16 {
        %0 = affine.load %arg0[%arg2, -%arg3 + 15] : memref<2x16xf32>
        affine.store %0, %arg1[%arg2, %arg3] : memref<2x16xf32>
      }
    }
    return
  }
}

