#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0) -> (4, -d0 + 5)>
#map2 = affine_map<(d0, d1) -> (d0 + d1)>
#map3 = affine_map<(d0) -> (4, -d0 + 7)>
module {
  func.func @two_mm(%arg0: f64, %arg1: f64, %arg2: memref<5x6xf64>, %arg3: memref<6x7xf64>, %arg4: memref<7x4xf64>, %arg5: memref<5x4xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5x7xf64>
    affine.for %arg6 = 0 to 2 {
      %0 = affine.apply #map(%arg6)
      affine.for %arg7 = 0 to 2 {
        %1 = affine.apply #map(%arg7)
        affine.for %arg8 = 0 to min #map1(%0) {
          %2 = affine.apply #map2(%0, %arg8)
          affine.for %arg9 = 0 to min #map3(%1) {
            %3 = affine.apply #map2(%1, %arg9)
            affine.store %cst, %alloc[%2, %3] : memref<5x7xf64>
            affine.for %arg10 = 0 to 6 {
              %4 = affine.load %arg2[%2, %arg10] : memref<5x6xf64>
              %5 = affine.load %arg3[%arg10, %3] : memref<6x7xf64>
              %6 = affine.load %alloc[%2, %3] : memref<5x7xf64>
              %7 = arith.mulf %arg0, %4 : f64
              %8 = arith.mulf %7, %5 : f64
              %9 = arith.addf %6, %8 : f64
              affine.store %9, %alloc[%2, %3] : memref<5x7xf64>
            }
          }
        }
      }
    }
    affine.for %arg6 = 0 to 2 {
      %0 = affine.apply #map(%arg6)
      affine.for %arg7 = 0 to 1 {
        %1 = affine.apply #map(%arg7)
        affine.for %arg8 = 0 to min #map1(%0) {
          %2 = affine.apply #map2(%0, %arg8)
          affine.for %arg9 = 0 to 4 {
            %3 = affine.apply #map2(%1, %arg9)
            %4 = affine.load %arg5[%2, %3] : memref<5x4xf64>
            %5 = arith.mulf %4, %arg1 : f64
            affine.store %5, %arg5[%2, %3] : memref<5x4xf64>
            affine.for %arg10 = 0 to 7 {
              %6 = affine.load %alloc[%2, %arg10] : memref<5x7xf64>
              %7 = affine.load %arg4[%arg10, %3] : memref<7x4xf64>
              %8 = affine.load %arg5[%2, %3] : memref<5x4xf64>
              %9 = arith.mulf %6, %7 : f64
              %10 = arith.addf %8, %9 : f64
              affine.store %10, %arg5[%2, %3] : memref<5x4xf64>
            }
          }
        }
      }
    }
    memref.dealloc %alloc : memref<5x7xf64>
    return
  }
}
