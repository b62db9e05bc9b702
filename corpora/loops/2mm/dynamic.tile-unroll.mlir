#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0)[s0] -> (d0 + 4, s0)>
#map2 = affine_map<()[s0] -> ((s0 floordiv 2) * 2)>
#map3 = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @two_mm(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<?x?xf32>, %arg5: memref<?x?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?xf32>, %arg8: memref<?x?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg9 = 0 to %arg0 step 4 {
      affine.for %arg10 = 0 to %arg1 step 4 {
        affine.for %arg11 = #map(%arg9) to min #map1(%arg9)[%arg0] {
          affine.for %arg12 = #map(%arg10) to min #map1(%arg10)[%arg1] {
            affine.store %cst, %arg4[%arg11, %arg12] : memref<?x?xf32>
            affine.for %arg13 = 0 to #map2()[%arg2] step 2 {
              %0 = affine.load %arg5[%arg11, %arg13] : memref<?x?xf32>
              %1 = affine.load %arg6[%arg13, %arg12] : memref<?x?xf32>
              %2 = affine.load %arg4[%arg11, %arg12] : memref<?x?xf32>
              %3 = arith.mulf %0, %1 : f32
              %4 = arith.addf %2, %3 : f32
              affine.store %4, %arg4[%arg11, %arg12] : memref<?x?xf32>
              %5 = affine.apply #map3(%arg13)
              %6 = affine.load %arg5[%arg11, %5] : memref<?x?xf32>
              %7 = affine.load %arg6[%5, %arg12] : memref<?x?xf32>
              %8 = affine.load %arg4[%arg11, %arg12] : memref<?x?xf32>
              %9 = arith.mulf %6, %7 : f32
              %10 = arith.addf %8, %9 : f32
              affine.store %10, %arg4[%arg11, %arg12] : memref<?x?xf32>
            }
            affine.for %arg13 = #map2()[%arg2] to %arg2 {
              %0 = affine.load %arg5[%arg11, %arg13] : memref<?x?xf32>
              %1 = affine.load %arg6[%arg13, %arg12] : memref<?x?xf32>
              %2 = affine.load %arg4[%arg11, %arg12] : memref<?x?xf32>
              %3 = arith.mulf %0, %1 : f32
              %4 = arith.addf %2, %3 : f32
              affine.store %4, %arg4[%arg11, %arg12] : memref<?x?xf32>
            }
          }
        }
      }
    }
    affine.for %arg9 = 0 to %arg0 step 4 {
      affine.for %arg10 = 0 to %arg3 step 4 {
        affine.for %arg11 = 0 to %arg1 step 4 {
          affine.for %arg12 = #map(%arg9) to min #map1(%arg9)[%arg0] {
            affine.for %arg13 = #map(%arg10) to min #map1(%arg10)[%arg3] {
              affine.for %arg14 = #map(%arg11) to min #map1(%arg11)[%arg1] {
                %0 = affine.load %arg4[%arg12, %arg14] : memref<?x?xf32>
                %1 = affine.load %arg7[%arg14, %arg13] : memref<?x?xf32>
                %2 = affine.load %arg8[%arg12, %arg13] : memref<?x?xf32>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                affine.store %4, %arg8[%arg12, %arg13] : memref<?x?xf32>
              }
            }
          }
        }
      }
    }
    return
  }
}
