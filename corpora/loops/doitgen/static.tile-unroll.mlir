#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 3)>
#map2 = affine_map<(d0) -> (d0 + 4)>
#map3 = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @doitgen(%arg0: memref<3x4x5xf64>, %arg1: memref<5x5xf64>) {
    %c4 = arith.constant 4 : index
    %c4_0 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5xf64>
    affine.for %arg2 = 0 to 3 step 4 {
      affine.for %arg3 = 0 to 4 step 4 {
        affine.for %arg4 = #map(%arg2) to #map1(%arg2) {
          affine.for %arg5 = #map(%arg3) to #map2(%arg3) {
            affine.for %arg6 = 0 to 5 {
              affine.store %cst, %alloc[%arg6] : memref<5xf64>
              affine.for %arg7 = 0 to 4 step 2 {
                %6 = affine.load %alloc[%arg6] : memref<5xf64>
                %7 = affine.load %arg0[%arg4, %arg5, %arg7] : memref<3x4x5xf64>
                %8 = affine.load %arg1[%arg7, %arg6] : memref<5x5xf64>
                %9 = arith.mulf %7, %8 : f64
                %10 = arith.addf %6, %9 : f64
                affine.store %10, %alloc[%arg6] : memref<5xf64>
                %11 = affine.apply #map3(%arg7)
                %12 = affine.load %alloc[%arg6] : memref<5xf64>
                %13 = affine.load %arg0[%arg4, %arg5, %11] : memref<3x4x5xf64>
                %14 = affine.load %arg1[%11, %arg6] : memref<5x5xf64>
                %15 = arith.mulf %13, %14 : f64
                %16 = arith.addf %12, %15 : f64
                affine.store %16, %alloc[%arg6] : memref<5xf64>
              }
              %1 = affine.load %alloc[%arg6] : memref<5xf64>
              %2 = affine.load %arg0[%arg4, %arg5, %c4_0] : memref<3x4x5xf64>
              %3 = affine.load %arg1[%c4_0, %arg6] : memref<5x5xf64>
              %4 = arith.mulf %2, %3 : f64
              %5 = arith.addf %1, %4 : f64
              affine.store %5, %alloc[%arg6] : memref<5xf64>
            }
            affine.for %arg6 = 0 to 4 step 2 {
              %1 = affine.load %alloc[%arg6] : memref<5xf64>
              affine.store %1, %arg0[%arg4, %arg5, %arg6] : memref<3x4x5xf64>
              %2 = affine.apply #map3(%arg6)
              %3 = affine.load %alloc[%2] : memref<5xf64>
              affine.store %3, %arg0[%arg4, %arg5, %2] : memref<3x4x5xf64>
            }
            %0 = affine.load %alloc[%c4] : memref<5xf64>
            affine.store %0, %arg0[%arg4, %arg5, %c4] : memref<3x4x5xf64>
          }
        }
      }
    }
    memref.dealloc %alloc : memref<5xf64>
    return
  }
}
