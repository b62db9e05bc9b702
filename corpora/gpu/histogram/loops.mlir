module {
  func.func @kernel(%arg0: memref<4x32xi32>, %arg1: memref<8xi32>) {
    affine.for %arg2 = 0 to 4 {
      affine.for %arg3 = 0 to 32 {
        %0 = affine.load %arg1[%arg3 mod 8] : memref<8xi32>
        %1 = affine.load %arg0[%arg2, %arg3] : memref<4x32xi32>
        %2 = arith.addi %0, %1 : i32
        affine.store %2, %arg1[%arg3 mod 8] : memref<8xi32>
      }
    }
    return
  }
}

