module {
  func.func @kernel(%arg0: memref<6x4xi32>, %arg1: memref<6x4xi32>) {
    %alloc = memref.alloc() : memref<4xi32>
    affine.parallel (%arg2) = (0) to (6) {
      affine.parallel (%arg3) = (0) to (4) {
        %0 = affine.load %arg0[%arg2, %arg3] : memref<6x4xi32>
        affine.store %0, %alloc[%arg3] : memref<4xi32>
      }
      affine.parallel (%arg3) = (0) to (4) {
        %0 = affine.load %alloc[-%arg3 + 3] : memref<4xi32>
        affine.store %0, %arg1[%arg2, %arg3] : memref<6x4xi32>
      }
    }
    return
  }
}
