module {
  func.func @kernel(%arg0: memref<16x16xf16>, %arg1: memref<16x8xf16>, %arg2: memref<16x8xf16>) {
    affine.for %arg3 = 0 to 16 {
      affine.for %arg4 = 0 to 8 {
        affine.for %arg5 = 0 to 16 {
          %0 = affine.load %arg0[%arg3, %arg5] : memref<16x16xf16>
          %1 = affine.load %arg1[%arg5, %arg4] : memref<16x8xf16>
          %2 = affine.load %arg2[%arg3, %arg4] : memref<16x8xf16>
          %3 = arith.mulf %0, %1 : f16
          %4 = arith.addf %2, %3 : f16
          affine.store %4, %arg2[%arg3, %arg4] : memref<16x8xf16>
        }
      }
    }
    return
  }
}

