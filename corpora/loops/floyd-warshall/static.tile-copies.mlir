#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 3, 7)>
module {
  func.func @floyd_warshall(%arg0: memref<7x7xi32>) {
    %c49 = arith.constant 49 : index
    %c0 = arith.constant 0 : index
    %c49_0 = arith.constant 49 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    affine.for %arg1 = 0 to 7 step 3 {
      affine.for %arg2 = 0 to 7 step 3 {
        affine.for %arg3 = 0 to 7 step 3 {
          %alloc = memref.alloc() : memref<7x7xi32>
          affine.for %arg4 = 0 to 7 {
            affine.for %arg5 = 0 to 7 {
              %0 = affine.load %arg0[%arg4, %arg5] : memref<7x7xi32>
              affine.store %0, %alloc[%arg4, %arg5] : memref<7x7xi32>
            }
          }
          affine.for %arg4 = #map(%arg1) to min #map1(%arg1) {
            affine.for %arg5 = #map(%arg2) to min #map1(%arg2) {
              affine.for %arg6 = #map(%arg3) to min #map1(%arg3) {
                %0 = affine.load %alloc[%arg5, %arg6] : memref<7x7xi32>
                %1 = affine.load %alloc[%arg5, %arg4] : memref<7x7xi32>
                %2 = affine.load %alloc[%arg4, %arg6] : memref<7x7xi32>
                %3 = arith.addi %1, %2 : i32
                %4 = arith.cmpi slt, %0, %3 : i32
                %5 = arith.select %4, %0, %3 : i32
                affine.store %5, %alloc[%arg5, %arg6] : memref<7x7xi32>
              }
            }
          }
          affine.for %arg4 = 0 to 7 {
            affine.for %arg5 = 0 to 7 {
              %0 = affine.load %alloc[%arg4, %arg5] : memref<7x7xi32>
              affine.store %0, %arg0[%arg4, %arg5] : memref<7x7xi32>
            }
          }
          memref.dealloc %alloc : memref<7x7xi32>
        }
      }
    }
    return
  }
}
