#map = affine_map<(d0) -> (d0)>
module {
  func.func @lu(%arg0: memref<7x7xf64>) {
    %c49 = arith.constant 49 : index
    %c0 = arith.constant 0 : index
    %c49_0 = arith.constant 49 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<7x7xf64, 1>
    affine.for %arg1 = 0 to 7 {
      affine.for %arg2 = 0 to 7 {
        %0 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
        affine.store %0, %alloc[%arg1, %arg2] : memref<7x7xf64, 1>
      }
    }
    affine.for %arg1 = 0 to 7 {
      affine.for %arg2 = 0 to #map(%arg1) {
        affine.for %arg3 = 0 to #map(%arg2) {
          %3 = affine.load %alloc[%arg1, %arg3] : memref<7x7xf64, 1>
          %4 = affine.load %alloc[%arg3, %arg2] : memref<7x7xf64, 1>
          %5 = affine.load %alloc[%arg1, %arg2] : memref<7x7xf64, 1>
          %6 = arith.mulf %3, %4 : f64
          %7 = arith.subf %5, %6 : f64
          affine.store %7, %alloc[%arg1, %arg2] : memref<7x7xf64, 1>
        }
        %0 = affine.load %alloc[%arg2, %arg2] : memref<7x7xf64, 1>
        %1 = affine.load %alloc[%arg1, %arg2] : memref<7x7xf64, 1>
        %2 = arith.divf %1, %0 : f64
        affine.store %2, %alloc[%arg1, %arg2] : memref<7x7xf64, 1>
      }
      affine.for %arg2 = #map(%arg1) to 7 {
        affine.for %arg3 = 0 to #map(%arg1) {
          %0 = affine.load %alloc[%arg1, %arg3] : memref<7x7xf64, 1>
          %1 = affine.load %alloc[%arg3, %arg2] : memref<7x7xf64, 1>
          %2 = affine.load %alloc[%arg1, %arg2] : memref<7x7xf64, 1>
          %3 = arith.mulf %0, %1 : f64
          %4 = arith.subf %2, %3 : f64
          affine.store %4, %alloc[%arg1, %arg2] : memref<7x7xf64, 1>
        }
      }
    }
    affine.for %arg1 = 0 to 7 {
      affine.for %arg2 = 0 to 7 {
        %0 = affine.load %alloc[%arg1, %arg2] : memref<7x7xf64, 1>
        affine.store %0, %arg0[%arg1, %arg2] : memref<7x7xf64>
      }
    }
    memref.dealloc %alloc : memref<7x7xf64, 1>
    return
  }
}
