#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 3, 4)>
#map3 = affine_map<(d0) -> (d0 + 3)>
#map4 = affine_map<(d0) -> (d0 + 2)>
#map5 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
#map6 = affine_map<(d0, d1) -> (d0 * 3 + d1)>
module {
  func.func @pooling(%arg0: memref<1x8x9x3xf32>, %arg1: memref<2x3xf32>, %arg2: memref<1x4x3x3xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    affine.for %arg3 = 0 to 1 step 3 {
      affine.for %arg4 = 0 to 4 step 3 {
        affine.for %arg5 = 0 to 3 step 3 {
          affine.for %arg6 = 0 to 3 step 3 {
            affine.for %arg7 = #map(%arg3) to #map1(%arg3) {
              affine.for %arg8 = #map(%arg4) to min #map2(%arg4) {
                affine.for %arg9 = #map(%arg5) to #map3(%arg5) {
                  affine.for %arg10 = #map(%arg6) to #map3(%arg6) {
                    affine.store %cst, %arg2[%arg7, %arg8, %arg9, %arg10] : memref<1x4x3x3xf32>
                  }
                }
              }
            }
          }
        }
      }
    }
    affine.for %arg3 = 0 to 1 step 3 {
      affine.for %arg4 = 0 to 4 step 3 {
        affine.for %arg5 = 0 to 3 step 3 {
          affine.for %arg6 = 0 to 3 step 3 {
            affine.for %arg7 = 0 to 2 step 3 {
              affine.for %arg8 = 0 to 3 step 3 {
                affine.for %arg9 = #map(%arg3) to #map1(%arg3) {
                  affine.for %arg10 = #map(%arg4) to min #map2(%arg4) {
                    affine.for %arg11 = #map(%arg5) to #map3(%arg5) {
                      affine.for %arg12 = #map(%arg6) to #map3(%arg6) {
                        affine.for %arg13 = #map(%arg7) to #map4(%arg7) {
                          affine.for %arg14 = #map(%arg8) to #map3(%arg8) {
                            %0 = affine.apply #map5(%arg10, %arg13)
                            %1 = affine.apply #map6(%arg11, %arg14)
                            %2 = affine.load %arg0[%arg9, %0, %1, %arg12] : memref<1x8x9x3xf32>
                            %3 = affine.load %arg2[%arg9, %arg10, %arg11, %arg12] : memref<1x4x3x3xf32>
                            %4 = arith.maximumf %3, %2 : f32
                            affine.store %4, %arg2[%arg9, %arg10, %arg11, %arg12] : memref<1x4x3x3xf32>
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
    }
    return
  }
}
