#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 3)>
#map2 = affine_map<(d0) -> (d0 + 3, 5)>
#map3 = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @trmm(%arg0: f64, %arg1: memref<6x6xf64>, %arg2: memref<6x5xf64>) {
    %c30 = arith.constant 30 : index
    %c0 = arith.constant 0 : index
    %c30_0 = arith.constant 30 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    affine.for %arg3 = 0 to 6 step 3 {
      affine.for %arg4 = 0 to 5 step 3 {
        %alloc = memref.alloc() : memref<6x5xf64>
        affine.for %arg5 = 0 to 8 {
          affine.for %arg6 = 0 to 5 {
            %0 = affine.load %arg2[%arg5, %arg6] : memref<6x5xf64>
            affine.store %0, %alloc[%arg5, %arg6] : memref<6x5xf64>
          }
        }
        affine.for %arg5 = #map(%arg3) to #map1(%arg3) {
          affine.for %arg6 = #map(%arg4) to min #map2(%arg4) {
            affine.for %arg7 = #map3(%arg5) to 6 {
              %2 = affine.load %arg1[%arg7, %arg5] : memref<6x6xf64>
              %3 = affine.load %alloc[%arg7, %arg6] : memref<6x5xf64>
              %4 = affine.load %alloc[%arg5, %arg6] : memref<6x5xf64>
              %5 = arith.mulf %2, %3 : f64
              %6 = arith.addf %4, %5 : f64
              affine.store %6, %alloc[%arg5, %arg6] : memref<6x5xf64>
            }
            %0 = affine.load %alloc[%arg5, %arg6] : memref<6x5xf64>
            %1 = arith.mulf %arg0, %0 : f64
            affine.store %1, %alloc[%arg5, %arg6] : memref<6x5xf64>
          }
        }
        affine.for %arg5 = 0 to 8 {
          affine.for %arg6 = 0 to 5 {
            %0 = affine.load %alloc[%arg5, %arg6] : memref<6x5xf64>
            affine.store %0, %arg2[%arg5, %arg6] : memref<6x5xf64>
          }
        }
        memref.dealloc %alloc : memref<6x5xf64>
      }
    }
    return
  }
}
