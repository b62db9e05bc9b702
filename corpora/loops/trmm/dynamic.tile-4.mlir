#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0)[s0] -> (d0 + 4, s0)>
#map2 = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @trmm(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>) {
    affine.for %arg5 = 0 to %arg0 step 4 {
      affine.for %arg6 = 0 to %arg1 step 4 {
        affine.for %arg7 = #map(%arg5) to min #map1(%arg5)[%arg0] {
          affine.for %arg8 = #map(%arg6) to min #map1(%arg6)[%arg1] {
            affine.for %arg9 = #map2(%arg7) to %arg0 {
              %2 = affine.load %arg3[%arg9, %arg7] : memref<?x?xf32>
              %3 = affine.load %arg4[%arg9, %arg8] : memref<?x?xf32>
              %4 = affine.load %arg4[%arg7, %arg8] : memref<?x?xf32>
              %5 = arith.mulf %2, %3 : f32
              %6 = arith.addf %4, %5 : f32
              affine.store %6, %arg4[%arg7, %arg8] : memref<?x?xf32>
            }
            %0 = affine.load %arg4[%arg7, %arg8] : memref<?x?xf32>
            %1 = arith.mulf %arg2, %0 : f32
            affine.store %1, %arg4[%arg7, %arg8] : memref<?x?xf32>
          }
        }
      }
    }
    return
  }
}
