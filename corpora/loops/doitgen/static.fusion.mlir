module {
  func.func @doitgen(%arg0: memref<3x4x5xf64>, %arg1: memref<5x5xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5xf64>
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        affine.for %arg4 = 0 to 5 {
          affine.store %cst, %alloc[%arg4] : memref<5xf64>
          affine.for %arg5 = 0 to 5 {
            %1 = affine.load %alloc[%arg4] : memref<5xf64>
            %2 = affine.load %arg0[%arg2, %arg3, %arg5] : memref<3x4x5xf64>
            %3 = affine.load %arg1[%arg5, %arg4] : memref<5x5xf64>
            %4 = arith.mulf %2, %3 : f64
            %5 = arith.addf %1, %4 : f64
            affine.store %5, %alloc[%arg4] : memref<5xf64>
          }
          %0 = affine.load %alloc[%arg4] : memref<5xf64>
          affine.store %0, %arg0[%arg2, %arg3, %arg4] : memref<3x4x5xf64>
        }
      }
    }
    memref.dealloc %alloc : memref<5xf64>
    return
  }
}
