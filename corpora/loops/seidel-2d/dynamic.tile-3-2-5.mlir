#map = affine_map<()[s0] -> (s0 - 1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0)[s0] -> (d0 + 3, s0)>
#map3 = affine_map<(d0)[s0] -> (d0 + 2, s0 - 1)>
#map4 = affine_map<(d0)[s0] -> (d0 + 5, s0 - 1)>
module {
  func.func @seidel_2d(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
    %cst = arith.constant 9.000000e+00 : f32
    affine.for %arg3 = 0 to %arg0 step 3 {
      affine.for %arg4 = 1 to #map()[%arg1] step 2 {
        affine.for %arg5 = 1 to #map()[%arg1] step 5 {
          affine.for %arg6 = #map1(%arg3) to min #map2(%arg3)[%arg0] {
            affine.for %arg7 = #map1(%arg4) to min #map3(%arg4)[%arg1] {
              affine.for %arg8 = #map1(%arg5) to min #map4(%arg5)[%arg1] {
                %0 = affine.load %arg2[%arg7 - 1, %arg8] : memref<?x?xf32>
                %1 = affine.load %arg2[%arg7 - 1, %arg8 + 1] : memref<?x?xf32>
                %2 = affine.load %arg2[%arg7, %arg8 - 1] : memref<?x?xf32>
                %3 = affine.load %arg2[%arg7, %arg8] : memref<?x?xf32>
                %4 = affine.load %arg2[%arg7, %arg8 + 1] : memref<?x?xf32>
                %5 = affine.load %arg2[%arg7 + 1, %arg8] : memref<?x?xf32>
                %6 = arith.addf %0, %1 : f32
                %7 = arith.addf %6, %2 : f32
                %8 = arith.addf %7, %3 : f32
                %9 = arith.addf %8, %4 : f32
                %10 = arith.addf %9, %5 : f32
                %11 = arith.divf %10, %cst : f32
                affine.store %11, %arg2[%arg7, %arg8] : memref<?x?xf32>
              }
            }
          }
        }
      }
    }
    return
  }
}
