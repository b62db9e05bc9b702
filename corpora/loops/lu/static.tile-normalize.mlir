#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0) -> (4, -d0 + 7)>
#map2 = affine_map<(d0, d1) -> (d0 + d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> (-d0 + 7)>
module {
  func.func @lu(%arg0: memref<7x7xf64>) {
    affine.for %arg1 = 0 to 2 {
      %0 = affine.apply #map(%arg1)
      affine.for %arg2 = 0 to min #map1(%0) {
        %1 = affine.apply #map2(%0, %arg2)
        affine.for %arg3 = 0 to #map3(%1) {
          affine.for %arg4 = 0 to #map3(%arg3) {
            %5 = affine.load %arg0[%1, %arg4] : memref<7x7xf64>
            %6 = affine.load %arg0[%arg4, %arg3] : memref<7x7xf64>
            %7 = affine.load %arg0[%1, %arg3] : memref<7x7xf64>
            %8 = arith.mulf %5, %6 : f64
            %9 = arith.subf %7, %8 : f64
            affine.store %9, %arg0[%1, %arg3] : memref<7x7xf64>
          }
          %2 = affine.load %arg0[%arg3, %arg3] : memref<7x7xf64>
          %3 = affine.load %arg0[%1, %arg3] : memref<7x7xf64>
          %4 = arith.divf %3, %2 : f64
          affine.store %4, %arg0[%1, %arg3] : memref<7x7xf64>
        }
        affine.for %arg3 = 0 to #map4(%1) {
          %2 = affine.apply #map2(%1, %arg3)
          affine.for %arg4 = 0 to #map3(%1) {
            %3 = affine.load %arg0[%1, %arg4] : memref<7x7xf64>
            %4 = affine.load %arg0[%arg4, %2] : memref<7x7xf64>
            %5 = affine.load %arg0[%1, %2] : memref<7x7xf64>
            %6 = arith.mulf %3, %4 : f64
            %7 = arith.subf %5, %6 : f64
            affine.store %7, %arg0[%1, %2] : memref<7x7xf64>
          }
        }
      }
    }
    return
  }
}
