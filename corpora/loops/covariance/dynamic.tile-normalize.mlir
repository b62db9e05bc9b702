#map = affine_map<()[s0] -> (s0 ceildiv 4)>
#map1 = affine_map<(d0) -> (d0 * 4)>
#map2 = affine_map<(d0)[s0] -> (4, -d0 + s0)>
#map3 = affine_map<(d0, d1) -> (d0 + d1)>
#map4 = affine_map<(d0)[s0] -> (-d0 + s0)>
module {
  func.func @covariance(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg6 = 0 to #map()[%arg1] {
      %0 = affine.apply #map1(%arg6)
      affine.for %arg7 = 0 to min #map2(%0)[%arg1] {
        %1 = affine.apply #map3(%0, %arg7)
        %2 = affine.for %arg8 = 0 to %arg0 iter_args(%arg9 = %cst) -> (f32) {
          %4 = affine.load %arg3[%arg8, %1] : memref<?x?xf32>
          %5 = arith.addf %arg9, %4 : f32
          affine.yield %5 : f32
        }
        %3 = arith.divf %2, %arg2 : f32
        affine.store %3, %arg5[%1] : memref<?xf32>
      }
    }
    affine.for %arg6 = 0 to #map()[%arg0] {
      %0 = affine.apply #map1(%arg6)
      affine.for %arg7 = 0 to #map()[%arg1] {
        %1 = affine.apply #map1(%arg7)
        affine.for %arg8 = 0 to min #map2(%0)[%arg0] {
          %2 = affine.apply #map3(%0, %arg8)
          affine.for %arg9 = 0 to min #map2(%1)[%arg1] {
            %3 = affine.apply #map3(%1, %arg9)
            %4 = affine.load %arg3[%2, %3] : memref<?x?xf32>
            %5 = affine.load %arg5[%3] : memref<?xf32>
            %6 = arith.subf %4, %5 : f32
            affine.store %6, %arg3[%2, %3] : memref<?x?xf32>
          }
        }
      }
    }
    affine.for %arg6 = 0 to %arg1 {
      affine.for %arg7 = 0 to #map4(%arg6)[%arg1] {
        %0 = affine.apply #map3(%arg6, %arg7)
        %1 = affine.for %arg8 = 0 to %arg0 iter_args(%arg9 = %cst) -> (f32) {
          %2 = affine.load %arg3[%arg8, %arg6] : memref<?x?xf32>
          %3 = affine.load %arg3[%arg8, %0] : memref<?x?xf32>
          %4 = arith.mulf %2, %3 : f32
          %5 = arith.addf %arg9, %4 : f32
          affine.yield %5 : f32
        }
        affine.store %1, %arg4[%arg6, %0] : memref<?x?xf32>
        affine.store %1, %arg4[%0, %arg6] : memref<?x?xf32>
      }
    }
    return
  }
}
