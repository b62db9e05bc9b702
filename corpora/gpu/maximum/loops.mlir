module {
  func.func @kernel(%arg0: memref<128xi32>, %arg1: memref<1xi32>) {
    affine.for %arg2 = 0 to 128 {
      %0 = affine.load %arg1[0] : memref<1xi32>
      %1 = affine.load %arg0[%arg2] : memref<128xi32>
      %2 = arith.maxsi %0, %1 : i32
      affine.store %2, %arg1[0] : memref<1xi32>
    }
    return
  }
}

