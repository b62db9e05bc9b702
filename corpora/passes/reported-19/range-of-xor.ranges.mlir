module {
  func.func @kernel(%arg0: memref<8xi32>, %arg1: memref<8xi1>) {
    %false = arith.constant false
    affine.for %arg2 = 0 to 8 {
      affine.store %false, %arg1[%arg2] : memref<8xi1>
    }
    return
  }
}
