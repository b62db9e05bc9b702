module {
  func.func @kernel(%arg0: memref<2x16xi32>, %arg1: memref<2x16xi32>) {
    affine.for %arg2 = 0 to 2 {
      %0 = affine.load %arg0[%arg2, 0] : memref<2x16xi32>
      affine.store %0, %arg1[%arg2, 0] : memref<2x16xi32>
      affine.for %arg3 = 1 to 16 {
        %1 = affine.load %arg1[%arg2, %arg3 - 1] : memref<2x16xi32>
        %2 = affine.load %arg0[%arg2, %arg3] : memref<2x16xi32>
        %3 = arith.minsi %1, %2 : i32
        affine.store %3, %arg1[%arg2, %arg3] : memref<2x16xi32>
      }
    }
    return
  }
}

