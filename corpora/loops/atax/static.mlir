module {
  func.func @atax(%arg0: memref<7x5xf64>, %arg1: memref<5xf64>, %arg2: memref<5xf64>, %arg3: memref<7xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    affine.for %arg4 = 0 to 5 {
      affine.store %cst, %arg2[%arg4] : memref<5xf64>
    }
    affine.for %arg4 = 0 to 7 {
      affine.store %cst, %arg3[%arg4] : memref<7xf64>
      affine.for %arg5 = 0 to 5 {
        %0 = affine.load %arg3[%arg4] : memref<7xf64>
        %1 = affine.load %arg0[%arg4, %arg5] : memref<7x5xf64>
        %2 = affine.load %arg1[%arg5] : memref<5xf64>
        %3 = arith.mulf %1, %2 : f64
        %4 = arith.addf %0, %3 : f64
        affine.store %4, %arg3[%arg4] : memref<7xf64>
      }
      affine.for %arg5 = 0 to 5 {
        %0 = affine.load %arg2[%arg5] : memref<5xf64>
        %1 = affine.load %arg0[%arg4, %arg5] : memref<7x5xf64>
        %2 = affine.load %arg3[%arg4] : memref<7xf64>
        %3 = arith.mulf %1, %2 : f64
        %4 = arith.addf %0, %3 : f64
        affine.store %4, %arg2[%arg5] : memref<5xf64>
      }
    }
    return
  }
}
