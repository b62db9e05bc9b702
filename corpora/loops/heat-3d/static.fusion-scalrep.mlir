module {
  func.func @heat_3d(%arg0: memref<5x6x7xf32>, %arg1: memref<5x6x7xf32>) {
    %cst = arith.constant 1.250000e-01 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    affine.for %arg2 = 0 to 2 {
      affine.for %arg3 = 1 to 6 {
        affine.for %arg4 = 1 to 4 {
          affine.for %arg5 = 1 to 5 {
            %0 = affine.load %arg0[%arg4, %arg5, %arg3] : memref<5x6x7xf32>
            %1 = affine.load %arg0[%arg4 + 1, %arg5, %arg3] : memref<5x6x7xf32>
            %2 = affine.load %arg0[%arg4 - 1, %arg5, %arg3] : memref<5x6x7xf32>
            %3 = affine.load %arg0[%arg4, %arg5 + 1, %arg3] : memref<5x6x7xf32>
            %4 = affine.load %arg0[%arg4, %arg5 - 1, %arg3] : memref<5x6x7xf32>
            %5 = affine.load %arg0[%arg4, %arg5, %arg3 + 1] : memref<5x6x7xf32>
            %6 = affine.load %arg0[%arg4, %arg5, %arg3 - 1] : memref<5x6x7xf32>
            %7 = arith.mulf %cst_0, %0 : f32
            %8 = arith.subf %1, %7 : f32
            %9 = arith.addf %8, %2 : f32
            %10 = arith.mulf %cst, %9 : f32
            %11 = arith.subf %3, %7 : f32
            %12 = arith.addf %11, %4 : f32
            %13 = arith.mulf %cst, %12 : f32
            %14 = arith.subf %5, %7 : f32
            %15 = arith.addf %14, %6 : f32
            %16 = arith.mulf %cst, %15 : f32
            %17 = arith.addf %10, %13 : f32
            %18 = arith.addf %17, %16 : f32
            %19 = arith.addf %18, %0 : f32
            affine.store %19, %arg1[%arg4, %arg5, %arg3] : memref<5x6x7xf32>
          }
        }
      }
      affine.for %arg3 = 1 to 5 {
        affine.for %arg4 = 1 to 6 {
          affine.for %arg5 = 1 to 4 {
            %0 = affine.load %arg0[%arg5, %arg3, %arg4] : memref<5x6x7xf32>
            %1 = affine.load %arg0[%arg5 + 1, %arg3, %arg4] : memref<5x6x7xf32>
            %2 = affine.load %arg0[%arg5 - 1, %arg3, %arg4] : memref<5x6x7xf32>
            %3 = affine.load %arg0[%arg5, %arg3 + 1, %arg4] : memref<5x6x7xf32>
            %4 = affine.load %arg0[%arg5, %arg3 - 1, %arg4] : memref<5x6x7xf32>
            %5 = affine.load %arg0[%arg5, %arg3, %arg4 + 1] : memref<5x6x7xf32>
            %6 = affine.load %arg0[%arg5, %arg3, %arg4 - 1] : memref<5x6x7xf32>
            %7 = arith.mulf %cst_0, %0 : f32
            %8 = arith.subf %1, %7 : f32
            %9 = arith.addf %8, %2 : f32
            %10 = arith.mulf %cst, %9 : f32
            %11 = arith.subf %3, %7 : f32
            %12 = arith.addf %11, %4 : f32
            %13 = arith.mulf %cst, %12 : f32
            %14 = arith.subf %5, %7 : f32
            %15 = arith.addf %14, %6 : f32
            %16 = arith.mulf %cst, %15 : f32
            %17 = arith.addf %10, %13 : f32
            %18 = arith.addf %17, %16 : f32
            %19 = arith.addf %18, %0 : f32
            affine.store %19, %arg0[%arg5, %arg3, %arg4] : memref<5x6x7xf32>
          }
        }
      }
    }
    return
  }
}
