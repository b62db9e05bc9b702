#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 4, 6)>
#map2 = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @syr2k(%arg0: f32, %arg1: f32, %arg2: memref<6x6xf32>, %arg3: memref<6x5xf32>, %arg4: memref<6x5xf32>) {
    affine.for %arg5 = 0 to 6 step 4 {
      affine.for %arg6 = #map(%arg5) to min #map1(%arg5) {
        affine.for %arg7 = 0 to #map2(%arg6) {
          %0 = affine.load %arg2[%arg6, %arg7] : memref<6x6xf32>
          %1 = arith.mulf %0, %arg1 : f32
          affine.store %1, %arg2[%arg6, %arg7] : memref<6x6xf32>
        }
        affine.for %arg7 = 0 to 5 {
          affine.for %arg8 = 0 to #map2(%arg6) {
            %0 = affine.load %arg3[%arg8, %arg7] : memref<6x5xf32>
            %1 = affine.load %arg4[%arg6, %arg7] : memref<6x5xf32>
            %2 = affine.load %arg4[%arg8, %arg7] : memref<6x5xf32>
            %3 = affine.load %arg3[%arg6, %arg7] : memref<6x5xf32>
            %4 = affine.load %arg2[%arg6, %arg8] : memref<6x6xf32>
            %5 = arith.mulf %0, %arg0 : f32
            %6 = arith.mulf %5, %1 : f32
            %7 = arith.mulf %2, %arg0 : f32
            %8 = arith.mulf %7, %3 : f32
            %9 = arith.addf %6, %8 : f32
            %10 = arith.addf %4, %9 : f32
            affine.store %10, %arg2[%arg6, %arg8] : memref<6x6xf32>
          }
        }
      }
    }
    return
  }
}
