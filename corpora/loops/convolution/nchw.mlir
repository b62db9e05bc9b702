module {
  func.func @convolution(%arg0: memref<1x3x9x8xf64>, %arg1: memref<2x3x3x2xf64>, %arg2: memref<1x2x4x6xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 2 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 6 {
            affine.store %cst, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 3 {
                affine.for %arg9 = 0 to 2 {
                  %0 = affine.load %arg0[%arg3, %arg7, %arg5 * 2 + %arg8, %arg6 + %arg9 * 2] : memref<1x3x9x8xf64>
                  %1 = affine.load %arg1[%arg4, %arg7, %arg8, %arg9] : memref<2x3x3x2xf64>
                  %2 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
                  %3 = arith.mulf %0, %1 : f64
                  %4 = arith.addf %2, %3 : f64
                  affine.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
                }
              }
            }
          }
        }
      }
    }
    return
  }
}
