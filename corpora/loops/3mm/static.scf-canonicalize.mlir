#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 3, 4)>
#map2 = affine_map<(d0) -> (d0 + 3)>
module {
  func.func @three_mm(%arg0: memref<4x5xf32>, %arg1: memref<5x3xf32>, %arg2: memref<3x7xf32>, %arg3: memref<7x6xf32>, %arg4: memref<4x6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4x3xf32>
    %alloc_0 = memref.alloc() : memref<3x6xf32>
    affine.for %arg5 = 0 to 4 step 3 {
      affine.for %arg6 = 0 to 3 step 3 {
        affine.for %arg7 = #map(%arg5) to min #map1(%arg5) {
          affine.for %arg8 = 0 to 3 {
            affine.store %cst, %alloc[%arg7, %arg8] : memref<4x3xf32>
            affine.for %arg9 = 0 to 5 {
              %0 = affine.load %arg0[%arg7, %arg9] : memref<4x5xf32>
              %1 = affine.load %arg1[%arg9, %arg8] : memref<5x3xf32>
              %2 = affine.load %alloc[%arg7, %arg8] : memref<4x3xf32>
              %3 = arith.mulf %0, %1 : f32
              %4 = arith.addf %2, %3 : f32
              affine.store %4, %alloc[%arg7, %arg8] : memref<4x3xf32>
            }
          }
        }
      }
    }
    affine.for %arg5 = 0 to 3 step 3 {
      affine.for %arg6 = 0 to 6 step 3 {
        affine.for %arg7 = 0 to 3 {
          affine.for %arg8 = #map(%arg6) to #map2(%arg6) {
            affine.store %cst, %alloc_0[%arg7, %arg8] : memref<3x6xf32>
            affine.for %arg9 = 0 to 7 {
              %0 = affine.load %arg2[%arg7, %arg9] : memref<3x7xf32>
              %1 = affine.load %arg3[%arg9, %arg8] : memref<7x6xf32>
              %2 = affine.load %alloc_0[%arg7, %arg8] : memref<3x6xf32>
              %3 = arith.mulf %0, %1 : f32
              %4 = arith.addf %2, %3 : f32
              affine.store %4, %alloc_0[%arg7, %arg8] : memref<3x6xf32>
            }
          }
        }
      }
    }
    affine.for %arg5 = 0 to 4 step 3 {
      affine.for %arg6 = 0 to 6 step 3 {
        affine.for %arg7 = #map(%arg5) to min #map1(%arg5) {
          affine.for %arg8 = #map(%arg6) to #map2(%arg6) {
            affine.store %cst, %arg4[%arg7, %arg8] : memref<4x6xf32>
            affine.for %arg9 = 0 to 3 {
              %0 = affine.load %alloc[%arg7, %arg9] : memref<4x3xf32>
              %1 = affine.load %alloc_0[%arg9, %arg8] : memref<3x6xf32>
              %2 = affine.load %arg4[%arg7, %arg8] : memref<4x6xf32>
              %3 = arith.mulf %0, %1 : f32
              %4 = arith.addf %2, %3 : f32
              affine.store %4, %arg4[%arg7, %arg8] : memref<4x6xf32>
            }
          }
        }
      }
    }
    memref.dealloc %alloc : memref<4x3xf32>
    memref.dealloc %alloc_0 : memref<3x6xf32>
    return
  }
}
