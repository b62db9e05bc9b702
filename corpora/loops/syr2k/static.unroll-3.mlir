#map = affine_map<(d0) -> (((d0 + 1) floordiv 3) * 3)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @syr2k(%arg0: f32, %arg1: f32, %arg2: memref<6x6xf32>, %arg3: memref<6x5xf32>, %arg4: memref<6x5xf32>) {
    affine.for %arg5 = 0 to 6 {
      affine.for %arg6 = 0 to #map(%arg5) step 3 {
        %0 = affine.load %arg2[%arg5, %arg6] : memref<6x6xf32>
        %1 = arith.mulf %0, %arg1 : f32
        affine.store %1, %arg2[%arg5, %arg6] : memref<6x6xf32>
        %2 = affine.apply #map1(%arg6)
        %3 = affine.load %arg2[%arg5, %2] : memref<6x6xf32>
        %4 = arith.mulf %3, %arg1 : f32
        affine.store %4, %arg2[%arg5, %2] : memref<6x6xf32>
        %5 = affine.apply #map2(%arg6)
        %6 = affine.load %arg2[%arg5, %5] : memref<6x6xf32>
        %7 = arith.mulf %6, %arg1 : f32
        affine.store %7, %arg2[%arg5, %5] : memref<6x6xf32>
      }
      affine.for %arg6 = #map(%arg5) to #map1(%arg5) {
        %0 = affine.load %arg2[%arg5, %arg6] : memref<6x6xf32>
        %1 = arith.mulf %0, %arg1 : f32
        affine.store %1, %arg2[%arg5, %arg6] : memref<6x6xf32>
      }
      affine.for %arg6 = 0 to 5 {
        affine.for %arg7 = 0 to #map(%arg5) step 3 {
          %0 = affine.load %arg3[%arg7, %arg6] : memref<6x5xf32>
          %1 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
          %2 = affine.load %arg4[%arg7, %arg6] : memref<6x5xf32>
          %3 = affine.load %arg3[%arg5, %arg6] : memref<6x5xf32>
          %4 = affine.load %arg2[%arg5, %arg7] : memref<6x6xf32>
          %5 = arith.mulf %0, %arg0 : f32
          %6 = arith.mulf %5, %1 : f32
          %7 = arith.mulf %2, %arg0 : f32
          %8 = arith.mulf %7, %3 : f32
          %9 = arith.addf %6, %8 : f32
          %10 = arith.addf %4, %9 : f32
          affine.store %10, %arg2[%arg5, %arg7] : memref<6x6xf32>
          %11 = affine.apply #map1(%arg7)
          %12 = affine.load %arg3[%11, %arg6] : memref<6x5xf32>
          %13 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
          %14 = affine.load %arg4[%11, %arg6] : memref<6x5xf32>
          %15 = affine.load %arg3[%arg5, %arg6] : memref<6x5xf32>
          %16 = affine.load %arg2[%arg5, %11] : memref<6x6xf32>
          %17 = arith.mulf %12, %arg0 : f32
          %18 = arith.mulf %17, %13 : f32
          %19 = arith.mulf %14, %arg0 : f32
          %20 = arith.mulf %19, %15 : f32
          %21 = arith.addf %18, %20 : f32
          %22 = arith.addf %16, %21 : f32
          affine.store %22, %arg2[%arg5, %11] : memref<6x6xf32>
          %23 = affine.apply #map2(%arg7)
          %24 = affine.load %arg3[%23, %arg6] : memref<6x5xf32>
          %25 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
          %26 = affine.load %arg4[%23, %arg6] : memref<6x5xf32>
          %27 = affine.load %arg3[%arg5, %arg6] : memref<6x5xf32>
          %28 = affine.load %arg2[%arg5, %23] : memref<6x6xf32>
          %29 = arith.mulf %24, %arg0 : f32
          %30 = arith.mulf %29, %25 : f32
          %31 = arith.mulf %26, %arg0 : f32
          %32 = arith.mulf %31, %27 : f32
          %33 = arith.addf %30, %32 : f32
          %34 = arith.addf %28, %33 : f32
          affine.store %34, %arg2[%arg5, %23] : memref<6x6xf32>
        }
        affine.for %arg7 = #map(%arg5) to #map1(%arg5) {
          %0 = affine.load %arg3[%arg7, %arg6] : memref<6x5xf32>
          %1 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
          %2 = affine.load %arg4[%arg7, %arg6] : memref<6x5xf32>
          %3 = affine.load %arg3[%arg5, %arg6] : memref<6x5xf32>
          %4 = affine.load %arg2[%arg5, %arg7] : memref<6x6xf32>
          %5 = arith.mulf %0, %arg0 : f32
          %6 = arith.mulf %5, %1 : f32
          %7 = arith.mulf %2, %arg0 : f32
          %8 = arith.mulf %7, %3 : f32
          %9 = arith.addf %6, %8 : f32
          %10 = arith.addf %4, %9 : f32
          affine.store %10, %arg2[%arg5, %arg7] : memref<6x6xf32>
        }
      }
    }
    return
  }
}
