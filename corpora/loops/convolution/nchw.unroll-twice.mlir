#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @convolution(%arg0: memref<1x3x9x8xf64>, %arg1: memref<2x3x3x2xf64>, %arg2: memref<1x2x4x6xf64>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c0_0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    affine.for %arg3 = 0 to 1 {
      affine.for %arg4 = 0 to 2 {
        affine.for %arg5 = 0 to 4 {
          affine.for %arg6 = 0 to 6 {
            affine.store %cst, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
            affine.for %arg7 = 0 to 3 {
              %0 = affine.load %arg0[%arg3, %arg7, %arg5 * 2 + %c0, %arg6 + %c0_0 * 2] : memref<1x3x9x8xf64>
              %1 = affine.load %arg1[%arg4, %arg7, %c0, %c0_0] : memref<2x3x3x2xf64>
              %2 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
              %3 = arith.mulf %0, %1 : f64
              %4 = arith.addf %2, %3 : f64
              affine.store %4, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
              %5 = affine.apply #map(%c0_0)
              %6 = affine.load %arg0[%arg3, %arg7, %arg5 * 2 + %c0, %arg6 + %5 * 2] : memref<1x3x9x8xf64>
              %7 = affine.load %arg1[%arg4, %arg7, %c0, %5] : memref<2x3x3x2xf64>
              %8 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
              %9 = arith.mulf %6, %7 : f64
              %10 = arith.addf %8, %9 : f64
              affine.store %10, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
              %11 = affine.apply #map(%c0)
              %12 = affine.load %arg0[%arg3, %arg7, %arg5 * 2 + %11, %arg6 + %c0_0 * 2] : memref<1x3x9x8xf64>
              %13 = affine.load %arg1[%arg4, %arg7, %11, %c0_0] : memref<2x3x3x2xf64>
              %14 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
              %15 = arith.mulf %12, %13 : f64
              %16 = arith.addf %14, %15 : f64
              affine.store %16, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
              %17 = affine.apply #map(%c0_0)
              %18 = affine.load %arg0[%arg3, %arg7, %arg5 * 2 + %11, %arg6 + %17 * 2] : memref<1x3x9x8xf64>
              %19 = affine.load %arg1[%arg4, %arg7, %11, %17] : memref<2x3x3x2xf64>
              %20 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
              %21 = arith.mulf %18, %19 : f64
              %22 = arith.addf %20, %21 : f64
              affine.store %22, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
              %23 = affine.load %arg0[%arg3, %arg7, %arg5 * 2 + %c2, %arg6 + %c0_0 * 2] : memref<1x3x9x8xf64>
              %24 = affine.load %arg1[%arg4, %arg7, %c2, %c0_0] : memref<2x3x3x2xf64>
              %25 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
              %26 = arith.mulf %23, %24 : f64
              %27 = arith.addf %25, %26 : f64
              affine.store %27, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
              %28 = affine.apply #map(%c0_0)
              %29 = affine.load %arg0[%arg3, %arg7, %arg5 * 2 + %c2, %arg6 + %28 * 2] : memref<1x3x9x8xf64>
              %30 = affine.load %arg1[%arg4, %arg7, %c2, %28] : memref<2x3x3x2xf64>
              %31 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
              %32 = arith.mulf %29, %30 : f64
              %33 = arith.addf %31, %32 : f64
              affine.store %33, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<1x2x4x6xf64>
            }
          }
        }
      }
    }
    return
  }
}
