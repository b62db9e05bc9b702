#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0) -> (4, -d0 + 7)>
#map2 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @floyd_warshall(%arg0: memref<7x7xi32>) {
    affine.for %arg1 = 0 to 2 {
      %0 = affine.apply #map(%arg1)
      affine.for %arg2 = 0 to 2 {
        %1 = affine.apply #map(%arg2)
        affine.for %arg3 = 0 to 2 {
          %2 = affine.apply #map(%arg3)
          affine.for %arg4 = 0 to min #map1(%0) {
            %3 = affine.apply #map2(%0, %arg4)
            affine.for %arg5 = 0 to min #map1(%1) {
              %4 = affine.apply #map2(%1, %arg5)
              affine.for %arg6 = 0 to min #map1(%2) {
                %5 = affine.apply #map2(%2, %arg6)
                %6 = affine.load %arg0[%4, %5] : memref<7x7xi32>
                %7 = affine.load %arg0[%4, %3] : memref<7x7xi32>
                %8 = affine.load %arg0[%3, %5] : memref<7x7xi32>
                %9 = arith.addi %7, %8 : i32
                %10 = arith.cmpi slt, %6, %9 : i32
                %11 = arith.select %10, %6, %9 : i32
                affine.store %11, %arg0[%4, %5] : memref<7x7xi32>
              }
            }
          }
        }
      }
    }
    return
  }
}
