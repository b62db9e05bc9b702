#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @trmm(%arg0: f64, %arg1: memref<6x6xf64>, %arg2: memref<6x5xf64>) {
    %c30 = arith.constant 30 : index
    %c0 = arith.constant 0 : index
    %c30_0 = arith.constant 30 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<6x5xf64, 1>
    affine.for %arg3 = 0 to 6 {
      affine.for %arg4 = 0 to 5 {
        %0 = affine.load %arg2[%arg3, %arg4] : memref<6x5xf64>
        affine.store %0, %alloc[%arg3, %arg4] : memref<6x5xf64, 1>
      }
    }
    affine.for %arg3 = 0 to 6 {
      affine.for %arg4 = 0 to 5 {
        affine.for %arg5 = #map(%arg3) to 6 {
          %2 = affine.load %arg1[%arg5, %arg3] : memref<6x6xf64>
          %3 = affine.load %alloc[%arg5, %arg4] : memref<6x5xf64, 1>
          %4 = affine.load %alloc[%arg3, %arg4] : memref<6x5xf64, 1>
          %5 = arith.mulf %2, %3 : f64
          %6 = arith.addf %4, %5 : f64
          affine.store %6, %alloc[%arg3, %arg4] : memref<6x5xf64, 1>
        }
        %0 = affine.load %alloc[%arg3, %arg4] : memref<6x5xf64, 1>
        %1 = arith.mulf %arg0, %0 : f64
        affine.store %1, %alloc[%arg3, %arg4] : memref<6x5xf64, 1>
      }
    }
    affine.for %arg3 = 0 to 6 {
      affine.for %arg4 = 0 to 5 {
        %0 = affine.load %alloc[%arg3, %arg4] : memref<6x5xf64, 1>
        affine.store %0, %arg2[%arg3, %arg4] : memref<6x5xf64>
      }
    }
    memref.dealloc %alloc : memref<6x5xf64, 1>
    return
  }
}
