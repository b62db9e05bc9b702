#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 2, 7)>
#set = affine_set<(d0) : (-d0 + 5 >= 0)>
module {
  func.func @gemm(%arg0: f32, %arg1: f32, %arg2: memref<7x5xf32>, %arg3: memref<7x6xf32>, %arg4: memref<6x5xf32>) {
    affine.for %arg5 = 0 to 7 step 2 {
      affine.if #set(%arg5) {
        affine.for %arg6 = #map(%arg5) to #map1(%arg5) {
          affine.for %arg7 = 0 to 5 {
            %0 = affine.load %arg2[%arg6, %arg7] : memref<7x5xf32>
            %1 = arith.mulf %0, %arg1 : f32
            affine.store %1, %arg2[%arg6, %arg7] : memref<7x5xf32>
          }
          affine.for %arg7 = 0 to 6 {
            affine.for %arg8 = 0 to 5 {
              %0 = affine.load %arg3[%arg6, %arg7] : memref<7x6xf32>
              %1 = affine.load %arg4[%arg7, %arg8] : memref<6x5xf32>
              %2 = affine.load %arg2[%arg6, %arg8] : memref<7x5xf32>
              %3 = arith.mulf %arg0, %0 : f32
              %4 = arith.mulf %3, %1 : f32
              %5 = arith.addf %2, %4 : f32
              affine.store %5, %arg2[%arg6, %arg8] : memref<7x5xf32>
            }
          }
        }
      } else {
        affine.for %arg6 = #map(%arg5) to min #map2(%arg5) {
          affine.for %arg7 = 0 to 5 {
            %0 = affine.load %arg2[%arg6, %arg7] : memref<7x5xf32>
            %1 = arith.mulf %0, %arg1 : f32
            affine.store %1, %arg2[%arg6, %arg7] : memref<7x5xf32>
          }
          affine.for %arg7 = 0 to 6 {
            affine.for %arg8 = 0 to 5 {
              %0 = affine.load %arg3[%arg6, %arg7] : memref<7x6xf32>
              %1 = affine.load %arg4[%arg7, %arg8] : memref<6x5xf32>
              %2 = affine.load %arg2[%arg6, %arg8] : memref<7x5xf32>
              %3 = arith.mulf %arg0, %0 : f32
              %4 = arith.mulf %3, %1 : f32
              %5 = arith.addf %2, %4 : f32
              affine.store %5, %arg2[%arg6, %arg8] : memref<7x5xf32>
            }
          }
        }
      }
    }
    return
  }
}
