module {
  func.func @kernel(%arg0: memref<16x32xi8>, %arg1: memref<16x32xi8>, %arg2: memref<16x16xi32>) {
    affine.for %arg3 = 0 to 16 {
      affine.for %arg4 = 0 to 16 {
        affine.for %arg5 = 0 to 32 {
          %0 = affine.load %arg0[%arg3, %arg5] : memref<16x32xi8>
          %1 = affine.load %arg1[%arg4, %arg5] : memref<16x32xi8>
          %2 = affine.load %arg2[%arg3, %arg4] : memref<16x16xi32>
          %3 = arith.extui %0 : i8 to i32
          %4 = arith.extsi %1 : i8 to i32
          %5 = arith.muli %3, %4 : i32
          %6 = arith.addi %2, %5 : i32
          affine.store %6, %arg2[%arg3, %arg4] : memref<16x16xi32>
        }
      }
    }
    return
  }
}

