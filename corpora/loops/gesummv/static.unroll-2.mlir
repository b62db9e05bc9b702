#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @gesummv(%arg0: f32, %arg1: f32, %arg2: memref<7x5xf32>, %arg3: memref<7x5xf32>, %arg4: memref<7xf32>, %arg5: memref<5xf32>, %arg6: memref<7xf32>) {
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg7 = 0 to 7 {
      affine.store %cst, %arg4[%arg7] : memref<7xf32>
      affine.store %cst, %arg6[%arg7] : memref<7xf32>
      affine.for %arg8 = 0 to 4 step 2 {
        %14 = affine.load %arg2[%arg7, %arg8] : memref<7x5xf32>
        %15 = affine.load %arg5[%arg8] : memref<5xf32>
        %16 = affine.load %arg4[%arg7] : memref<7xf32>
        %17 = arith.mulf %14, %15 : f32
        %18 = arith.addf %17, %16 : f32
        affine.store %18, %arg4[%arg7] : memref<7xf32>
        %19 = affine.load %arg3[%arg7, %arg8] : memref<7x5xf32>
        %20 = affine.load %arg6[%arg7] : memref<7xf32>
        %21 = arith.mulf %19, %15 : f32
        %22 = arith.addf %21, %20 : f32
        affine.store %22, %arg6[%arg7] : memref<7xf32>
        %23 = affine.apply #map(%arg8)
        %24 = affine.load %arg2[%arg7, %23] : memref<7x5xf32>
        %25 = affine.load %arg5[%23] : memref<5xf32>
        %26 = affine.load %arg4[%arg7] : memref<7xf32>
        %27 = arith.mulf %24, %25 : f32
        %28 = arith.addf %27, %26 : f32
        affine.store %28, %arg4[%arg7] : memref<7xf32>
        %29 = affine.load %arg3[%arg7, %23] : memref<7x5xf32>
        %30 = affine.load %arg6[%arg7] : memref<7xf32>
        %31 = arith.mulf %29, %25 : f32
        %32 = arith.addf %31, %30 : f32
        affine.store %32, %arg6[%arg7] : memref<7xf32>
      }
      %0 = affine.load %arg2[%arg7, %c4] : memref<7x5xf32>
      %1 = affine.load %arg5[%c4] : memref<5xf32>
      %2 = affine.load %arg4[%arg7] : memref<7xf32>
      %3 = arith.mulf %0, %1 : f32
      %4 = arith.addf %3, %2 : f32
      affine.store %4, %arg4[%arg7] : memref<7xf32>
      %5 = affine.load %arg3[%arg7, %c4] : memref<7x5xf32>
      %6 = affine.load %arg6[%arg7] : memref<7xf32>
      %7 = arith.mulf %5, %1 : f32
      %8 = arith.addf %7, %6 : f32
      affine.store %8, %arg6[%arg7] : memref<7xf32>
      %9 = affine.load %arg4[%arg7] : memref<7xf32>
      %10 = affine.load %arg6[%arg7] : memref<7xf32>
      %11 = arith.mulf %arg0, %9 : f32
      %12 = arith.mulf %arg1, %10 : f32
      %13 = arith.addf %11, %12 : f32
      affine.store %13, %arg6[%arg7] : memref<7xf32>
    }
    return
  }
}
