#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 3, 5)>
#map2 = affine_map<(d0) -> (d0 + 3, 7)>
#map3 = affine_map<(d0) -> (d0 + 2, 5)>
module {
  func.func @covariance(%arg0: memref<7x5xf64>, %arg1: memref<5x5xf64>, %arg2: memref<5xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 7.000000e+00 : f64
    %cst_1 = arith.constant 6.000000e+00 : f64
    affine.for %arg3 = 0 to 5 step 3 {
      affine.for %arg4 = #map(%arg3) to min #map1(%arg3) {
        affine.store %cst, %arg2[%arg4] : memref<5xf64>
        affine.for %arg5 = 0 to 7 {
          %2 = affine.load %arg2[%arg4] : memref<5xf64>
          %3 = affine.load %arg0[%arg5, %arg4] : memref<7x5xf64>
          %4 = arith.addf %2, %3 : f64
          affine.store %4, %arg2[%arg4] : memref<5xf64>
        }
        %0 = affine.load %arg2[%arg4] : memref<5xf64>
        %1 = arith.divf %0, %cst_0 : f64
        affine.store %1, %arg2[%arg4] : memref<5xf64>
      }
    }
    affine.for %arg3 = 0 to 7 step 3 {
      affine.for %arg4 = 0 to 5 step 2 {
        affine.for %arg5 = #map(%arg3) to min #map2(%arg3) {
          affine.for %arg6 = #map(%arg4) to min #map3(%arg4) {
            %0 = affine.load %arg0[%arg5, %arg6] : memref<7x5xf64>
            %1 = affine.load %arg2[%arg6] : memref<5xf64>
            %2 = arith.subf %0, %1 : f64
            affine.store %2, %arg0[%arg5, %arg6] : memref<7x5xf64>
          }
        }
      }
    }
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = #map(%arg3) to 5 {
        affine.store %cst, %arg1[%arg3, %arg4] : memref<5x5xf64>
        affine.for %arg5 = 0 to 7 {
          %2 = affine.load %arg1[%arg3, %arg4] : memref<5x5xf64>
          %3 = affine.load %arg0[%arg5, %arg3] : memref<7x5xf64>
          %4 = affine.load %arg0[%arg5, %arg4] : memref<7x5xf64>
          %5 = arith.mulf %3, %4 : f64
          %6 = arith.addf %2, %5 : f64
          affine.store %6, %arg1[%arg3, %arg4] : memref<5x5xf64>
        }
        %0 = affine.load %arg1[%arg3, %arg4] : memref<5x5xf64>
        %1 = arith.divf %0, %cst_1 : f64
        affine.store %1, %arg1[%arg3, %arg4] : memref<5x5xf64>
        affine.store %1, %arg1[%arg4, %arg3] : memref<5x5xf64>
      }
    }
    return
  }
}
