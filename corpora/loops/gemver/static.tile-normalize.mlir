#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0) -> (4, -d0 + 6)>
#map2 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @gemver(%arg0: f64, %arg1: f64, %arg2: memref<6x6xf64>, %arg3: memref<6xf64>, %arg4: memref<6xf64>, %arg5: memref<6xf64>, %arg6: memref<6xf64>, %arg7: memref<6xf64>, %arg8: memref<6xf64>, %arg9: memref<6xf64>, %arg10: memref<6xf64>) {
    affine.for %arg11 = 0 to 2 {
      %0 = affine.apply #map(%arg11)
      affine.for %arg12 = 0 to 2 {
        %1 = affine.apply #map(%arg12)
        affine.for %arg13 = 0 to min #map1(%0) {
          %2 = affine.apply #map2(%0, %arg13)
          affine.for %arg14 = 0 to min #map1(%1) {
            %3 = affine.apply #map2(%1, %arg14)
            %4 = affine.load %arg2[%2, %3] : memref<6x6xf64>
            %5 = affine.load %arg3[%2] : memref<6xf64>
            %6 = affine.load %arg4[%3] : memref<6xf64>
            %7 = affine.load %arg5[%2] : memref<6xf64>
            %8 = affine.load %arg6[%3] : memref<6xf64>
            %9 = arith.mulf %5, %6 : f64
            %10 = arith.mulf %7, %8 : f64
            %11 = arith.addf %4, %9 : f64
            %12 = arith.addf %11, %10 : f64
            affine.store %12, %arg2[%2, %3] : memref<6x6xf64>
          }
        }
      }
    }
    affine.for %arg11 = 0 to 2 {
      %0 = affine.apply #map(%arg11)
      affine.for %arg12 = 0 to 2 {
        %1 = affine.apply #map(%arg12)
        affine.for %arg13 = 0 to min #map1(%0) {
          %2 = affine.apply #map2(%0, %arg13)
          affine.for %arg14 = 0 to min #map1(%1) {
            %3 = affine.apply #map2(%1, %arg14)
            %4 = affine.load %arg8[%2] : memref<6xf64>
            %5 = affine.load %arg2[%3, %2] : memref<6x6xf64>
            %6 = affine.load %arg9[%3] : memref<6xf64>
            %7 = arith.mulf %arg1, %5 : f64
            %8 = arith.mulf %7, %6 : f64
            %9 = arith.addf %4, %8 : f64
            affine.store %9, %arg8[%2] : memref<6xf64>
          }
        }
      }
    }
    affine.for %arg11 = 0 to 2 {
      %0 = affine.apply #map(%arg11)
      affine.for %arg12 = 0 to min #map1(%0) {
        %1 = affine.apply #map2(%0, %arg12)
        %2 = affine.load %arg8[%1] : memref<6xf64>
        %3 = affine.load %arg10[%1] : memref<6xf64>
        %4 = arith.addf %2, %3 : f64
        affine.store %4, %arg8[%1] : memref<6xf64>
      }
    }
    affine.for %arg11 = 0 to 2 {
      %0 = affine.apply #map(%arg11)
      affine.for %arg12 = 0 to 2 {
        %1 = affine.apply #map(%arg12)
        affine.for %arg13 = 0 to min #map1(%0) {
          %2 = affine.apply #map2(%0, %arg13)
          affine.for %arg14 = 0 to min #map1(%1) {
            %3 = affine.apply #map2(%1, %arg14)
            %4 = affine.load %arg7[%2] : memref<6xf64>
            %5 = affine.load %arg2[%2, %3] : memref<6x6xf64>
            %6 = affine.load %arg8[%3] : memref<6xf64>
            %7 = arith.mulf %arg0, %5 : f64
            %8 = arith.mulf %7, %6 : f64
            %9 = arith.addf %4, %8 : f64
            affine.store %9, %arg7[%2] : memref<6xf64>
          }
        }
      }
    }
    return
  }
}
