#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0) -> (4, -d0 + 6)>
#map2 = affine_map<(d0, d1) -> (d0 + d1)>
#map3 = affine_map<(d0) -> (4, -d0 + 5)>
#map4 = affine_map<(d0) -> (-d0 + 5)>
#map5 = affine_map<(d0, d1) -> (d0 + d1 + 1)>
module {
  func.func @trmm(%arg0: f64, %arg1: memref<6x6xf64>, %arg2: memref<6x5xf64>) {
    affine.for %arg3 = 0 to 2 {
      %0 = affine.apply #map(%arg3)
      affine.for %arg4 = 0 to 2 {
        %1 = affine.apply #map(%arg4)
        affine.for %arg5 = 0 to min #map1(%0) {
          %2 = affine.apply #map2(%0, %arg5)
          affine.for %arg6 = 0 to min #map3(%1) {
            %3 = affine.apply #map2(%1, %arg6)
            affine.for %arg7 = 0 to #map4(%2) {
              %6 = affine.apply #map5(%2, %arg7)
              %7 = affine.load %arg1[%6, %2] : memref<6x6xf64>
              %8 = affine.load %arg2[%6, %3] : memref<6x5xf64>
              %9 = affine.load %arg2[%2, %3] : memref<6x5xf64>
              %10 = arith.mulf %7, %8 : f64
              %11 = arith.addf %9, %10 : f64
              affine.store %11, %arg2[%2, %3] : memref<6x5xf64>
            }
            %4 = affine.load %arg2[%2, %3] : memref<6x5xf64>
            %5 = arith.mulf %arg0, %4 : f64
            affine.store %5, %arg2[%2, %3] : memref<6x5xf64>
          }
        }
      }
    }
    return
  }
}
