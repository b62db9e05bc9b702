#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 4, 7)>
#map2 = affine_map<(d0) -> (d0 + 4, 5)>
#map3 = affine_map<(d0) -> (d0 + 4, 6)>
module {
  func.func @gemm(%arg0: memref<7x5xi32>, %arg1: memref<7x6xi32>, %arg2: memref<6x5xi32>) {
    affine.for %arg3 = 0 to 7 step 4 {
      affine.for %arg4 = 0 to 5 step 4 {
        affine.for %arg5 = 0 to 6 step 4 {
          affine.for %arg6 = #map(%arg3) to min #map1(%arg3) {
            affine.for %arg7 = #map(%arg4) to min #map2(%arg4) {
              affine.for %arg8 = #map(%arg5) to min #map3(%arg5) {
                %0 = affine.load %arg1[%arg6, %arg8] : memref<7x6xi32>
                %1 = affine.load %arg2[%arg8, %arg7] : memref<6x5xi32>
                %2 = affine.load %arg0[%arg6, %arg7] : memref<7x5xi32>
                %3 = arith.muli %0, %1 : i32
                %4 = arith.addi %2, %3 : i32
                affine.store %4, %arg0[%arg6, %arg7] : memref<7x5xi32>
              }
            }
          }
        }
      }
    }
    return
  }
}
