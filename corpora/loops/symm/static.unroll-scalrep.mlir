#map = affine_map<(d0) -> ((d0 floordiv 4) * 4)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 + 3)>
#map4 = affine_map<(d0) -> (d0)>
module {
  func.func @symm(%arg0: f32, %arg1: f32, %arg2: memref<6x5xf32>, %arg3: memref<6x6xf32>, %arg4: memref<6x5xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg5 = 0 to 6 {
      affine.for %arg6 = 0 to 5 {
        %0 = affine.for %arg7 = 0 to #map(%arg5) step 4 iter_args(%arg8 = %cst) -> (f32) {
          %11 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
          %12 = affine.load %arg3[%arg5, %arg7] : memref<6x6xf32>
          %13 = affine.load %arg2[%arg7, %arg6] : memref<6x5xf32>
          %14 = arith.mulf %arg0, %11 : f32
          %15 = arith.mulf %14, %12 : f32
          %16 = arith.addf %13, %15 : f32
          affine.store %16, %arg2[%arg7, %arg6] : memref<6x5xf32>
          %17 = affine.load %arg4[%arg7, %arg6] : memref<6x5xf32>
          %18 = arith.mulf %17, %12 : f32
          %19 = arith.addf %arg8, %18 : f32
          %20 = affine.apply #map1(%arg7)
          %21 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
          %22 = affine.load %arg3[%arg5, %20] : memref<6x6xf32>
          %23 = affine.load %arg2[%20, %arg6] : memref<6x5xf32>
          %24 = arith.mulf %arg0, %21 : f32
          %25 = arith.mulf %24, %22 : f32
          %26 = arith.addf %23, %25 : f32
          affine.store %26, %arg2[%20, %arg6] : memref<6x5xf32>
          %27 = affine.load %arg4[%20, %arg6] : memref<6x5xf32>
          %28 = arith.mulf %27, %22 : f32
          %29 = arith.addf %19, %28 : f32
          %30 = affine.apply #map2(%arg7)
          %31 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
          %32 = affine.load %arg3[%arg5, %30] : memref<6x6xf32>
          %33 = affine.load %arg2[%30, %arg6] : memref<6x5xf32>
          %34 = arith.mulf %arg0, %31 : f32
          %35 = arith.mulf %34, %32 : f32
          %36 = arith.addf %33, %35 : f32
          affine.store %36, %arg2[%30, %arg6] : memref<6x5xf32>
          %37 = affine.load %arg4[%30, %arg6] : memref<6x5xf32>
          %38 = arith.mulf %37, %32 : f32
          %39 = arith.addf %29, %38 : f32
          %40 = affine.apply #map3(%arg7)
          %41 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
          %42 = affine.load %arg3[%arg5, %40] : memref<6x6xf32>
          %43 = affine.load %arg2[%40, %arg6] : memref<6x5xf32>
          %44 = arith.mulf %arg0, %41 : f32
          %45 = arith.mulf %44, %42 : f32
          %46 = arith.addf %43, %45 : f32
          affine.store %46, %arg2[%40, %arg6] : memref<6x5xf32>
          %47 = affine.load %arg4[%40, %arg6] : memref<6x5xf32>
          %48 = arith.mulf %47, %42 : f32
          %49 = arith.addf %39, %48 : f32
          affine.yield %49 : f32
        }
        %1 = affine.for %arg7 = #map(%arg5) to #map4(%arg5) iter_args(%arg8 = %0) -> (f32) {
          %11 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
          %12 = affine.load %arg3[%arg5, %arg7] : memref<6x6xf32>
          %13 = affine.load %arg2[%arg7, %arg6] : memref<6x5xf32>
          %14 = arith.mulf %arg0, %11 : f32
          %15 = arith.mulf %14, %12 : f32
          %16 = arith.addf %13, %15 : f32
          affine.store %16, %arg2[%arg7, %arg6] : memref<6x5xf32>
          %17 = affine.load %arg4[%arg7, %arg6] : memref<6x5xf32>
          %18 = arith.mulf %17, %12 : f32
          %19 = arith.addf %arg8, %18 : f32
          affine.yield %19 : f32
        }
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
