#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
#map1 = affine_map<(d0, d1) -> (d0 * 3 + d1)>
module {
  func.func @pooling(%arg0: memref<1x8x9x3xf32>, %arg1: memref<2x3xf32>, %arg2: memref<1x4x3x3xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 4 {
        affine.for %arg5 = 0 to 3 {
          affine.for %arg6 = 0 to 3 {
            affine.store %cst, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x4x3x3xf32>
          }
        }
      }
    }
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 4 {
        affine.for %arg5 = 0 to 3 {
          affine.for %arg6 = 0 to 3 {
            affine.for %arg7 = 0 to 2 {
              affine.for %arg8 = 0 to 3 {
                %0 = affine.apply #map(%arg4, %arg7)
                %1 = affine.apply #map1(%arg5, %arg8)
                %2 = affine.load %arg0[%arg3, %0, %1, %arg6] : memref<1x8x9x3xf32>
                %3 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x4x3x3xf32>
                %4 = arith.maximumf %3, %2 : f32
                affine.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x4x3x3xf32>
              }
            }
          }
        }
      }
    }
    return
  }
}
