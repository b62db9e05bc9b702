#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0, d1) -> (d0 + d1)>
#map2 = affine_map<(d0) -> (4, -d0 + 5)>
module {
  func.func @pooling(%arg0: memref<6x10xi32>, %arg1: memref<3x5xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    affine.for %arg2 = 0 to 1 {
      %0 = affine.apply #map(%arg2)
      affine.for %arg3 = 0 to 2 {
        %1 = affine.apply #map(%arg3)
        affine.for %arg4 = 0 to 3 {
          %2 = affine.apply #map1(%0, %arg4)
          affine.for %arg5 = 0 to min #map2(%1) {
            %3 = affine.apply #map1(%1, %arg5)
            %4 = affine.for %arg6 = 0 to 2 iter_args(%arg7 = %c0_i32) -> (i32) {
              %6 = affine.for %arg8 = 0 to 2 iter_args(%arg9 = %arg7) -> (i32) {
                %7 = affine.load %arg0[%2 * 2 + %arg6, %3 * 2 + %arg8] : memref<6x10xi32>
                %8 = arith.addi %arg9, %7 : i32
                affine.yield %8 : i32
              }
              affine.yield %6 : i32
            }
            %5 = arith.shrsi %4, %c2_i32 : i32
            affine.store %5, %arg1[%2, %3] : memref<3x5xi32>
          }
        }
      }
    }
    return
  }
}
