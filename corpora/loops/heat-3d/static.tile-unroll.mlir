#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @heat_3d(%arg0: memref<5x6x7xf32>, %arg1: memref<5x6x7xf32>) {
    %c5 = arith.constant 5 : index
    %c5_0 = arith.constant 5 : index
    %cst = arith.constant 1.250000e-01 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    affine.for %arg2 = 0 to 2 step 4 {
      affine.for %arg3 = #map(%arg2) to #map1(%arg2) {
        affine.for %arg4 = 1 to 4 {
          affine.for %arg5 = 1 to 5 {
            affine.for %arg6 = 1 to 5 step 2 {
              %20 = affine.load %arg0[%arg4, %arg5, %arg6] : memref<5x6x7xf32>
              %21 = affine.load %arg0[%arg4 + 1, %arg5, %arg6] : memref<5x6x7xf32>
              %22 = affine.load %arg0[%arg4 - 1, %arg5, %arg6] : memref<5x6x7xf32>
              %23 = affine.load %arg0[%arg4, %arg5 + 1, %arg6] : memref<5x6x7xf32>
              %24 = affine.load %arg0[%arg4, %arg5 - 1, %arg6] : memref<5x6x7xf32>
              %25 = affine.load %arg0[%arg4, %arg5, %arg6 + 1] : memref<5x6x7xf32>
              %26 = affine.load %arg0[%arg4, %arg5, %arg6 - 1] : memref<5x6x7xf32>
              %27 = arith.mulf %cst_1, %20 : f32
              %28 = arith.subf %21, %27 : f32
              %29 = arith.addf %28, %22 : f32
              %30 = arith.mulf %cst, %29 : f32
              %31 = arith.subf %23, %27 : f32
              %32 = arith.addf %31, %24 : f32
              %33 = arith.mulf %cst, %32 : f32
              %34 = arith.subf %25, %27 : f32
              %35 = arith.addf %34, %26 : f32
              %36 = arith.mulf %cst, %35 : f32
              %37 = arith.addf %30, %33 : f32
              %38 = arith.addf %37, %36 : f32
              %39 = arith.addf %38, %20 : f32
              affine.store %39, %arg1[%arg4, %arg5, %arg6] : memref<5x6x7xf32>
              %40 = affine.apply #map2(%arg6)
              %41 = affine.load %arg0[%arg4, %arg5, %40] : memref<5x6x7xf32>
              %42 = affine.load %arg0[%arg4 + 1, %arg5, %40] : memref<5x6x7xf32>
              %43 = affine.load %arg0[%arg4 - 1, %arg5, %40] : memref<5x6x7xf32>
              %44 = affine.load %arg0[%arg4, %arg5 + 1, %40] : memref<5x6x7xf32>
              %45 = affine.load %arg0[%arg4, %arg5 - 1, %40] : memref<5x6x7xf32>
              %46 = affine.load %arg0[%arg4, %arg5, %40 + 1] : memref<5x6x7xf32>
              %47 = affine.load %arg0[%arg4, %arg5, %40 - 1] : memref<5x6x7xf32>
              %48 = arith.mulf %cst_1, %41 : f32
              %49 = arith.subf %42, %48 : f32
              %50 = arith.addf %49, %43 : f32
              %51 = arith.mulf %cst, %50 : f32
              %52 = arith.subf %44, %48 : f32
              %53 = arith.addf %52, %45 : f32
              %54 = arith.mulf %cst, %53 : f32
              %55 = arith.subf %46, %48 : f32
              %56 = arith.addf %55, %47 : f32
              %57 = arith.mulf %cst, %56 : f32
              %58 = arith.addf %51, %54 : f32
              %59 = arith.addf %58, %57 : f32
              %60 = arith.addf %59, %41 : f32
              affine.store %60, %arg1[%arg4, %arg5, %40] : memref<5x6x7xf32>
            }
            %0 = affine.load %arg0[%arg4, %arg5, %c5_0] : memref<5x6x7xf32>
            %1 = affine.load %arg0[%arg4 + 1, %arg5, %c5_0] : memref<5x6x7xf32>
            %2 = affine.load %arg0[%arg4 - 1, %arg5, %c5_0] : memref<5x6x7xf32>
            %3 = affine.load %arg0[%arg4, %arg5 + 1, %c5_0] : memref<5x6x7xf32>
            %4 = affine.load %arg0[%arg4, %arg5 - 1, %c5_0] : memref<5x6x7xf32>
            %5 = affine.load %arg0[%arg4, %arg5, %c5_0 + 1] : memref<5x6x7xf32>
            %6 = affine.load %arg0[%arg4, %arg5, %c5_0 - 1] : memref<5x6x7xf32>
            %7 = arith.mulf %cst_1, %0 : f32
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
            affine.store %19, %arg1[%arg4, %arg5, %c5_0] : memref<5x6x7xf32>
          }
        }
        affine.for %arg4 = 1 to 4 {
          affine.for %arg5 = 1 to 5 {
            affine.for %arg6 = 1 to 5 step 2 {
              %1 = affine.load %arg1[%arg4, %arg5, %arg6] : memref<5x6x7xf32>
              affine.store %1, %arg0[%arg4, %arg5, %arg6] : memref<5x6x7xf32>
              %2 = affine.apply #map2(%arg6)
              %3 = affine.load %arg1[%arg4, %arg5, %2] : memref<5x6x7xf32>
              affine.store %3, %arg0[%arg4, %arg5, %2] : memref<5x6x7xf32>
            }
            %0 = affine.load %arg1[%arg4, %arg5, %c5] : memref<5x6x7xf32>
            affine.store %0, %arg0[%arg4, %arg5, %c5] : memref<5x6x7xf32>
          }
        }
      }
    }
    return
  }
}
