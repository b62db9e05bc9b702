#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 3)>
#map2 = affine_map<(d0) -> (d0 + 3, 4)>
module {
  func.func @doitgen(%arg0: memref<3x4x5xf64>, %arg1: memref<5x5xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5xf64>
    affine.for %arg2 = 0 to 3 step 3 {
      affine.for %arg3 = 0 to 4 step 3 {
        affine.for %arg4 = #map(%arg2) to #map1(%arg2) {
          affine.for %arg5 = #map(%arg3) to min #map2(%arg3) {
            affine.for %arg6 = 0 to 5 {
              affine.store %cst, %alloc[%arg6] : memref<5xf64>
              affine.for %arg7 = 0 to 5 {
                %0 = affine.load %alloc[%arg6] : memref<5xf64>
                %1 = affine.load %arg0[%arg4, %arg5, %arg7] : memref<3x4x5xf64>
                %2 = affine.load %arg1[%arg7, %arg6] : memref<5x5xf64>
                %3 = arith.mulf %1, %2 : f64
                %4 = arith.addf %0, %3 : f64
                affine.store %4, %alloc[%arg6] : memref<5xf64>
              }
            }
            affine.for %arg6 = 0 to 5 {
              %0 = affine.load %alloc[%arg6] : memref<5xf64>
              affine.store %0, %arg0[%arg4, %arg5, %arg6] : memref<3x4x5xf64>
            }
          }
        }
      }
    }
    memref.dealloc %alloc : memref<5xf64>
    return
  }
}
