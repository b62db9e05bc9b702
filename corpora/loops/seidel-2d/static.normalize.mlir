#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @seidel_2d(%arg0: memref<8x9xf64>) {
    %cst = arith.constant 9.000000e+00 : f64
    affine.for %arg1 = 0 to 3 {
      affine.for %arg2 = 0 to 6 {
        %0 = affine.apply #map(%arg2)
        affine.for %arg3 = 0 to 7 {
          %1 = affine.apply #map(%arg3)
          %2 = affine.load %arg0[%0 - 1, %1 - 1] : memref<8x9xf64>
          %3 = affine.load %arg0[%0 - 1, %1] : memref<8x9xf64>
          %4 = affine.load %arg0[%0 - 1, %1 + 1] : memref<8x9xf64>
          %5 = affine.load %arg0[%0, %1 - 1] : memref<8x9xf64>
          %6 = affine.load %arg0[%0, %1] : memref<8x9xf64>
          %7 = affine.load %arg0[%0, %1 + 1] : memref<8x9xf64>
          %8 = affine.load %arg0[%0 + 1, %1 - 1] : memref<8x9xf64>
          %9 = affine.load %arg0[%0 + 1, %1] : memref<8x9xf64>
          %10 = affine.load %arg0[%0 + 1, %1 + 1] : memref<8x9xf64>
          %11 = arith.addf %2, %3 : f64
          %12 = arith.addf %11, %4 : f64
          %13 = arith.addf %12, %5 : f64
          %14 = arith.addf %13, %6 : f64
          %15 = arith.addf %14, %7 : f64
          %16 = arith.addf %15, %8 : f64
          %17 = arith.addf %16, %9 : f64
          %18 = arith.addf %17, %10 : f64
          %19 = arith.divf %18, %cst : f64
          affine.store %19, %arg0[%0, %1] : memref<8x9xf64>
        }
      }
    }
    return
  }
}
