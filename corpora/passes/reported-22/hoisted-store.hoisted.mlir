module {
  func.func @kernel(%arg0: memref<4xi32>, %arg1: i32, %arg2: index) {
    affine.store %arg1, %arg0[1] : memref<4xi32>
    affine.for %arg3 = 0 to %arg2 {
    }
    return
  }
}
