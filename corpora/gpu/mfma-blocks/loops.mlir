module {
  func.func @kernel(%arg0: memref<16x4x3xf32>, %arg1: memref<16x3x4xf32>, %arg2: memref<16x4x4xf32>) {
    affine.for %arg3 = 0 to 16 {
      affine.for %arg4 = 0 to 4 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 3 {
            %0 = affine.load %arg0[%arg3, %arg4, %arg6] : memref<16x4x3xf32>
            %1 = affine.load %arg1[%arg3, %arg6, %arg5] : memref<16x3x4xf32>
            %2 = affine.load %arg2[%arg3, %arg4, %arg5] : memref<16x4x4xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            affine.store %4, %arg2[%arg3, %arg4, %arg5] : memref<16x4x4xf32>
          }
        }
      }
    }
    return
  }
}

