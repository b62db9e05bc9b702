module {
  func.func @gesummv(%arg0: f32, %arg1: f32, %arg2: memref<7x5xf32>, %arg3: memref<7x5xf32>, %arg4: memref<7xf32>, %arg5: memref<5xf32>, %arg6: memref<7xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg7 = 0 to 7 {
      affine.store %cst, %arg4[%arg7] : memref<7xf32>
      affine.store %cst, %arg6[%arg7] : memref<7xf32>
      affine.for %arg8 = 0 to 5 {
        %5 = affine.load %arg2[%arg7, %arg8] : memref<7x5xf32>
        %6 = affine.load %arg5[%arg8] : memref<5xf32>
        %7 = affine.load %arg4[%arg7] : memref<7xf32>
        %8 = arith.mulf %5, %6 : f32
        %9 = arith.addf %8, %7 : f32
        affine.store %9, %arg4[%arg7] : memref<7xf32>
        %10 = affine.load %arg3[%arg7, %arg8] : memref<7x5xf32>
        %11 = affine.load %arg6[%arg7] : memref<7xf32>
        %12 = arith.mulf %10, %6 : f32
        %13 = arith.addf %12, %11 : f32
        affine.store %13, %arg6[%arg7] : memref<7xf32>
      }
      %0 = affine.load %arg4[%arg7] : memref<7xf32>
      %1 = affine.load %arg6[%arg7] : memref<7xf32>
      %2 = arith.mulf %arg0, %0 : f32
      %3 = arith.mulf %arg1, %1 : f32
      %4 = arith.addf %2, %3 : f32
      affine.store %4, %arg6[%arg7] : memref<7xf32>
    }
    return
  }
}
