#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @convolution(%arg0: memref<1x8x9x3xf32>, %arg1: memref<3x2x3x4xf32>, %arg2: memref<1x6x8x4xf32>) {
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 6 {
        affine.for %arg5 = 0 to 8 {
          affine.for %arg6 = 0 to 4 {
            affine.for %arg7 = 0 to 3 {
              affine.for %arg8 = 0 to 2 {
                affine.for %arg9 = 0 to 3 {
                  %0 = affine.apply #map(%arg4, %arg7)
                  %1 = affine.apply #map(%arg5, %arg8)
                  %2 = affine.load %arg0[%arg3, %0, %1, %arg9] : memref<1x8x9x3xf32>
                  %3 = affine.load %arg1[%arg7, %arg8, %arg9, %arg6] : memref<3x2x3x4xf32>
                  %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x6x8x4xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  affine.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x6x8x4xf32>
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
