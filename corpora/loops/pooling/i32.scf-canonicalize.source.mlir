#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 3)>
#map2 = affine_map<(d0) -> (d0 + 3, 5)>
module {
  func.func @pooling(%arg0: memref<6x10xi32>, %arg1: memref<3x5xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    affine.for %arg2 = 0 to 3 step 3 {
      affine.for %arg3 = 0 to 5 step 3 {
        affine.for %arg4 = #map(%arg2) to #map1(%arg2) {
          affine.for %arg5 = #map(%arg3) to min #map2(%arg3) {
            %0 = affine.for %arg6 = 0 to 2 iter_args(%arg7 = %c0_i32) -> (i32) {
              %2 = affine.for %arg8 = 0 to 2 iter_args(%arg9 = %arg7) -> (i32) {
                %3 = affine.load %arg0[%arg4 * 2 + %arg6, %arg5 * 2 + %arg8] : memref<6x10xi32>
                %4 = arith.addi %arg9, %3 : i32
                affine.yield %4 : i32
              }
              affine.yield %2 : i32
            }
            %1 = arith.shrsi %0, %c2_i32 : i32
            affine.store %1, %arg1[%arg4, %arg5] : memref<3x5xi32>
          }
        }
      }
    }
    return
  }
}
