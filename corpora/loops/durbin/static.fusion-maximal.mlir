#map = affine_map<(d0) -> (d0)>
module {
  func.func @durbin(%arg0: memref<7xf64>, %arg1: memref<7xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %alloca = memref.alloca() : memref<7xf64>
    %0 = affine.load %arg0[0] : memref<7xf64>
    %1 = arith.negf %0 : f64
    affine.store %1, %arg1[0] : memref<7xf64>
    %2:2 = affine.for %arg2 = 1 to 7 iter_args(%arg3 = %1, %arg4 = %cst_0) -> (f64, f64) {
      %alloc = memref.alloc() : memref<7xf64>
      %3 = arith.mulf %arg3, %arg3 : f64
      %4 = arith.subf %cst_0, %3 : f64
      %5 = arith.mulf %4, %arg4 : f64
      %6 = affine.for %arg5 = 0 to #map(%arg2) iter_args(%arg6 = %cst) -> (f64) {
        %11 = affine.load %arg0[%arg2 - %arg5 - 1] : memref<7xf64>
        %12 = affine.load %arg1[%arg5] : memref<7xf64>
        %13 = arith.mulf %11, %12 : f64
        %14 = arith.addf %arg6, %13 : f64
        affine.yield %14 : f64
      }
      %7 = affine.load %arg0[%arg2] : memref<7xf64>
      %8 = arith.addf %7, %6 : f64
      %9 = arith.negf %8 : f64
      %10 = arith.divf %9, %5 : f64
      affine.for %arg5 = 0 to #map(%arg2) {
        %11 = affine.load %arg1[%arg5] : memref<7xf64>
        %12 = affine.load %arg1[%arg2 - %arg5 - 1] : memref<7xf64>
        %13 = arith.mulf %10, %12 : f64
        %14 = arith.addf %11, %13 : f64
        affine.store %14, %alloca[%arg5] : memref<7xf64>
      }
      affine.for %arg5 = 0 to #map(%arg2) {
        %11 = affine.load %arg1[%arg5] : memref<7xf64>
        %12 = affine.load %arg1[%arg2 - %arg5 - 1] : memref<7xf64>
        %13 = arith.mulf %10, %12 : f64
        %14 = arith.addf %11, %13 : f64
        affine.store %14, %alloc[%arg5] : memref<7xf64>
        %15 = affine.load %alloc[%arg5] : memref<7xf64>
        affine.store %15, %arg1[%arg5] : memref<7xf64>
      }
      affine.store %10, %arg1[%arg2] : memref<7xf64>
      affine.yield %10, %5 : f64, f64
    }
    return
  }
}
