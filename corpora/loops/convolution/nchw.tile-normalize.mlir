#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0, d1) -> (d0 + d1)>
#map2 = affine_map<(d0) -> (4, -d0 + 6)>
module {
  func.func @convolution(%arg0: memref<1x3x9x8xf64>, %arg1: memref<2x3x3x2xf64>, %arg2: memref<1x2x4x6xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    affine.for %arg3 = 0 to 1 {
      %0 = affine.apply #map(%arg3)
      affine.for %arg4 = 0 to 1 {
        %1 = affine.apply #map(%arg4)
        affine.for %arg5 = 0 to 1 {
          %2 = affine.apply #map(%arg5)
          affine.for %arg6 = 0 to 2 {
            %3 = affine.apply #map(%arg6)
            affine.for %arg7 = 0 to 1 {
              %4 = affine.apply #map1(%0, %arg7)
              affine.for %arg8 = 0 to 2 {
                %5 = affine.apply #map1(%1, %arg8)
                affine.for %arg9 = 0 to 4 {
                  %6 = affine.apply #map1(%2, %arg9)
                  affine.for %arg10 = 0 to min #map2(%3) {
                    %7 = affine.apply #map1(%3, %arg10)
                    affine.store %cst, %arg2[%4, %5, %6, %7] : memref<1x2x4x6xf64>
                    affine.for %arg11 = 0 to 3 {
                      affine.for %arg12 = 0 to 3 {
                        affine.for %arg13 = 0 to 2 {
                          %8 = affine.load %arg0[%4, %arg11, %6 * 2 + %arg12, %7 + %arg13 * 2] : memref<1x3x9x8xf64>
                          %9 = affine.load %arg1[%5, %arg11, %arg12, %arg13] : memref<2x3x3x2xf64>
                          %10 = affine.load %arg2[%4, %5, %6, %7] : memref<1x2x4x6xf64>
                          %11 = arith.mulf %8, %9 : f64
                          %12 = arith.addf %10, %11 : f64
                          affine.store %12, %arg2[%4, %5, %6, %7] : memref<1x2x4x6xf64>
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
