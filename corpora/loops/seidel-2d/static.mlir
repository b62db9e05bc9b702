module {
  func.func @seidel_2d(%arg0: memref<8x9xf64>) {
    %cst = arith.constant 9.000000e+00 : f64
    affine.for %arg1 = 0 to 3 {
      affine.for %arg2 = 1 to 7 {
        affine.for %arg3 = 1 to 8 {
          %0 = affine.load %arg0[%arg2 - 1, %arg3 - 1] : memref<8x9xf64>
          %1 = affine.load %arg0[%arg2 - 1, %arg3] : memref<8x9xf64>
          %2 = affine.load %arg0[%arg2 - 1, %arg3 + 1] : memref<8x9xf64>
          %3 = affine.load %arg0[%arg2, %arg3 - 1] : memref<8x9xf64>
          %4 = affine.load %arg0[%arg2, %arg3] : memref<8x9xf64>
          %5 = affine.load %arg0[%arg2, %arg3 + 1] : memref<8x9xf64>
          %6 = affine.load %arg0[%arg2 + 1, %arg3 - 1] : memref<8x9xf64>
          %7 = affine.load %arg0[%arg2 + 1, %arg3] : memref<8x9xf64>
          %8 = affine.load %arg0[%arg2 + 1, %arg3 + 1] : memref<8x9xf64>
          %9 = arith.addf %0, %1 : f64
          %10 = arith.addf %9, %2 : f64
          %11 = arith.addf %10, %3 : f64
          %12 = arith.addf %11, %4 : f64
          %13 = arith.addf %12, %5 : f64
          %14 = arith.addf %13, %6 : f64
          %15 = arith.addf %14, %7 : f64
          %16 = arith.addf %15, %8 : f64
          %17 = arith.divf %16, %cst : f64
          affine.store %17, %arg0[%arg2, %arg3] : memref<8x9xf64>
        }
      }
    }
    return
  }
}
