#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 8)>
module {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x16xf32>, %arg2: memref<16x16xf32>) {
    affine.for %arg3 = 0 to 16 step 8 {
      affine.for %arg4 = 0 to 16 step 8 {
        affine.for %arg5 = 0 to 24 step 8 {
          affine.for %arg6 = #map(%arg3) to #map1(%arg3) {
            affine.for %arg7 = #map(%arg4) to #map1(%arg4) {
              affine.for %arg8 = #map(%arg5) to #map1(%arg5) {
                %0 = affine.load %arg0[%arg6, %arg8] : memref<16x24xf32>
                %1 = affine.load %arg1[%arg8, %arg7] : memref<24x16xf32>
                %2 = affine.load %arg2[%arg6, %arg7] : memref<16x16xf32>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                affine.store %4, %arg2[%arg6, %arg7] : memref<16x16xf32>
              }
            }
          }
        }
      }
    }
    return
  }
}
