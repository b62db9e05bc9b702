#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 + 3, 4)>
#map4 = affine_map<(d0) -> (d0 + 3)>
module {
  func.func @convolution(%arg0: memref<1x3x9x8xf64>, %arg1: memref<2x3x3x2xf64>, %arg2: memref<1x2x4x6xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    affine.for %arg3 = 0 to 1 step 3 {
      affine.for %arg4 = 0 to 2 step 3 {
        affine.for %arg5 = 0 to 4 step 3 {
          affine.for %arg6 = 0 to 6 step 3 {
            affine.for %arg7 = #map(%arg3) to #map1(%arg3) {
              affine.for %arg8 = #map(%arg4) to #map2(%arg4) {
                affine.for %arg9 = #map(%arg5) to min #map3(%arg5) {
                  affine.for %arg10 = #map(%arg6) to #map4(%arg6) {
                    affine.store %cst, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                    affine.for %arg11 = 0 to 3 {
                      affine.for %arg12 = 0 to 3 {
                        affine.for %arg13 = 0 to 2 {
                          %0 = affine.load %arg0[%arg7, %arg11, %arg9 * 2 + %arg12, %arg10 + %arg13 * 2] : memref<1x3x9x8xf64>
                          %1 = affine.load %arg1[%arg8, %arg11, %arg12, %arg13] : memref<2x3x3x2xf64>
                          %2 = affine.load %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                          %3 = arith.mulf %0, %1 : f64
                          %4 = arith.addf %2, %3 : f64
                          affine.store %4, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x2x4x6xf64>
                        }
                      }
                    }
                  }
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
