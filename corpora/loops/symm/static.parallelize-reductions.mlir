module {
  func.func @symm(%arg0: f32, %arg1: f32, %arg2: memref<6x5xf32>, %arg3: memref<6x6xf32>, %arg4: memref<6x5xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg5 = 0 to 6 {
      affine.parallel (%arg6) = (0) to (5) {
        %0 = affine.parallel (%arg7) = (0) to (%arg5) reduce ("addf") -> (f32) {
          %11 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
          %12 = affine.load %arg3[%arg5, %arg7] : memref<6x6xf32>
          %13 = affine.load %arg2[%arg7, %arg6] : memref<6x5xf32>
          %14 = arith.mulf %arg0, %11 : f32
          %15 = arith.mulf %14, %12 : f32
          %16 = arith.addf %13, %15 : f32
          affine.store %16, %arg2[%arg7, %arg6] : memref<6x5xf32>
          %17 = affine.load %arg4[%arg7, %arg6] : memref<6x5xf32>
          %18 = arith.mulf %17, %12 : f32
          affine.yield %18 : f32
        }
        %1 = arith.addf %cst, %0 : f32
        %2 = affine.load %arg2[%arg5, %arg6] : memref<6x5xf32>
        %3 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
        %4 = affine.load %arg3[%arg5, %arg5] : memref<6x6xf32>
        %5 = arith.mulf %arg1, %2 : f32
        %6 = arith.mulf %arg0, %3 : f32
        %7 = arith.mulf %6, %4 : f32
        %8 = arith.addf %5, %7 : f32
        %9 = arith.mulf %arg0, %1 : f32
        %10 = arith.addf %8, %9 : f32
        affine.store %10, %arg2[%arg5, %arg6] : memref<6x5xf32>
      }
    }
    return
  }
}
