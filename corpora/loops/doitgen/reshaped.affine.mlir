module {
  func.func @doitgen(%arg0: memref<3x4x5xf64>, %arg1: memref<5x5xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<3x4x5xf64> into memref<12x5xf64>
    %alloc = memref.alloc() : memref<12x5xf64>
    affine.for %arg2 = 0 to 12 {
      affine.for %arg3 = 0 to 5 {
        affine.store %cst, %alloc[%arg2, %arg3] : memref<12x5xf64>
      }
    }
    affine.for %arg2 = 0 to 12 {
      affine.for %arg3 = 0 to 5 {
        affine.for %arg4 = 0 to 5 {
          %0 = affine.load %collapse_shape[%arg2, %arg4] : memref<12x5xf64>
          %1 = affine.load %arg1[%arg4, %arg3] : memref<5x5xf64>
          %2 = affine.load %alloc[%arg2, %arg3] : memref<12x5xf64>
          %3 = arith.mulf %0, %1 : f64
          %4 = arith.addf %2, %3 : f64
          affine.store %4, %alloc[%arg2, %arg3] : memref<12x5xf64>
        }
      }
    }
    %expand_shape = memref.expand_shape %alloc [[0, 1], [2]] output_shape [3, 4, 5] : memref<12x5xf64> into memref<3x4x5xf64>
    memref.copy %expand_shape, %arg0 : memref<3x4x5xf64> to memref<3x4x5xf64>
    memref.dealloc %alloc : memref<12x5xf64>
    return
  }
}
