#map = affine_map<()[s0] -> (s0)>
#map1 = affine_map<(d0)[s0] -> (d0 * s0)>
#map2 = affine_map<(d0)[s0] -> (d0 mod s0)>
#map3 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
#map4 = affine_map<(d0) -> (d0)>
module {
  func.func @covariance(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg6 = 0 to %arg1 {
      %3 = affine.for %arg7 = 0 to %arg0 iter_args(%arg8 = %cst) -> (f32) {
        %5 = affine.load %arg3[%arg7, %arg6] : memref<?x?xf32>
        %6 = arith.addf %arg8, %5 : f32
        affine.yield %6 : f32
      }
      %4 = arith.divf %3, %arg2 : f32
      affine.store %4, %arg5[%arg6] : memref<?xf32>
    }
    %0 = affine.apply #map()[%arg0]
    %1 = affine.apply #map()[%arg1]
    %2 = affine.apply #map1(%0)[%1]
    affine.for %arg6 = 0 to %2 {
      %3 = affine.apply #map2(%arg6)[%1]
      %4 = affine.apply #map3(%arg6)[%1]
      %5 = affine.load %arg3[%4, %3] : memref<?x?xf32>
      %6 = affine.load %arg5[%3] : memref<?xf32>
      %7 = arith.subf %5, %6 : f32
      affine.store %7, %arg3[%4, %3] : memref<?x?xf32>
    }
    affine.for %arg6 = 0 to %arg1 {
      affine.for %arg7 = #map4(%arg6) to %arg1 {
        %3 = affine.for %arg8 = 0 to %arg0 iter_args(%arg9 = %cst) -> (f32) {
          %4 = affine.load %arg3[%arg8, %arg6] : memref<?x?xf32>
          %5 = affine.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %6 = arith.mulf %4, %5 : f32
          %7 = arith.addf %arg9, %6 : f32
          affine.yield %7 : f32
        }
        affine.store %3, %arg4[%arg6, %arg7] : memref<?x?xf32>
        affine.store %3, %arg4[%arg7, %arg6] : memref<?x?xf32>
      }
    }
    return
  }
}
