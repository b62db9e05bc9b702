module {
  func.func @durbin(%arg0: memref<7xf64>, %arg1: memref<7xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %alloca = memref.alloca() : memref<7xf64>
    %0 = affine.load %arg0[0] : memref<7xf64>
    %1 = arith.negf %0 : f64
    affine.store %1, %arg1[0] : memref<7xf64>
    %2:2 = affine.for %arg2 = 1 to 7 iter_args(%arg3 = %1, %arg4 = %cst_0) -> (f64, f64) {
      %3 = arith.mulf %arg3, %arg3 : f64
      %4 = arith.subf %cst_0, %3 : f64
      %5 = arith.mulf %4, %arg4 : f64
      %6 = affine.parallel (%arg5) = (0) to (%arg2) reduce ("addf") -> (f64) {
        %12 = affine.load %arg0[%arg2 - %arg5 - 1] : memref<7xf64>
        %13 = affine.load %arg1[%arg5] : memref<7xf64>
        %14 = arith.mulf %12, %13 : f64
        affine.yield %14 : f64
      }
      %7 = arith.addf %cst, %6 : f64
      %8 = affine.load %arg0[%arg2] : memref<7xf64>
      %9 = arith.addf %8, %7 : f64
      %10 = arith.negf %9 : f64
      %11 = arith.divf %10, %5 : f64
      affine.parallel (%arg5) = (0) to (%arg2) {
        %12 = affine.load %arg1[%arg5] : memref<7xf64>
        %13 = affine.load %arg1[%arg2 - %arg5 - 1] : memref<7xf64>
        %14 = arith.mulf %11, %13 : f64
        %15 = arith.addf %12, %14 : f64
        affine.store %15, %alloca[%arg5] : memref<7xf64>
      }
      affine.parallel (%arg5) = (0) to (%arg2) {
        %12 = affine.load %alloca[%arg5] : memref<7xf64>
        affine.store %12, %arg1[%arg5] : memref<7xf64>
      }
      affine.store %11, %arg1[%arg2] : memref<7xf64>
      affine.yield %11, %5 : f64, f64
    }
    return
  }
}
