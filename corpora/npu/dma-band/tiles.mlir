#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 4)>
module {
  func.func @kernel(%arg0: memref<14x10xf32>, %arg1: memref<3x3xf32>, %arg2: memref<12x8xf32>) {
    affine.for %arg3 = 0 to 12 step 4 {
      affine.for %arg4 = 0 to 8 step 4 {
        affine.for %arg5 = 0 to 3 step 4 {
          affine.for %arg6 = 0 to 3 step 4 {
            affine.for %arg7 = #map(%arg3) to #map1(%arg3) {
              affine.for %arg8 = #map(%arg4) to #map1(%arg4) {
                affine.for %arg9 = 0 to 3 {
                  affine.for %arg10 = 0 to 3 {
                    %0 = affine.load %arg0[%arg7 + %arg9, %arg8 + %arg10] : memref<14x10xf32>
                    %1 = affine.load %arg1[%arg9, %arg10] : memref<3x3xf32>
                    %2 = affine.load %arg2[%arg7, %arg8] : memref<12x8xf32>
                    %3 = arith.mulf %0, %1 : f32
                    %4 = arith.addf %2, %3 : f32
                    affine.store %4, %arg2[%arg7, %arg8] : memref<12x8xf32>
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
