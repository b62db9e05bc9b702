#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
module {
  func.func @gesummv(%arg0: f32, %arg1: f32, %arg2: memref<7x5xf32>, %arg3: memref<7x5xf32>, %arg4: memref<7xf32>, %arg5: memref<5xf32>, %arg6: memref<7xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg7 = 0 to 7 {
      affine.store %cst, %arg4[%arg7] : memref<7xf32>
      affine.store %cst, %arg6[%arg7] : memref<7xf32>
      %0 = affine.load %arg2[%arg7, %c0] : memref<7x5xf32>
      %1 = affine.load %arg5[%c0] : memref<5xf32>
      %2 = affine.load %arg4[%arg7] : memref<7xf32>
      %3 = arith.mulf %0, %1 : f32
      %4 = arith.addf %3, %2 : f32
      affine.store %4, %arg4[%arg7] : memref<7xf32>
      %5 = affine.load %arg3[%arg7, %c0] : memref<7x5xf32>
      %6 = affine.load %arg6[%arg7] : memref<7xf32>
      %7 = arith.mulf %5, %1 : f32
      %8 = arith.addf %7, %6 : f32
      affine.store %8, %arg6[%arg7] : memref<7xf32>
      %9 = affine.apply #map(%c0)
      %10 = affine.load %arg2[%arg7, %9] : memref<7x5xf32>
      %11 = affine.load %arg5[%9] : memref<5xf32>
      %12 = affine.load %arg4[%arg7] : memref<7xf32>
      %13 = arith.mulf %10, %11 : f32
      %14 = arith.addf %13, %12 : f32
      affine.store %14, %arg4[%arg7] : memref<7xf32>
      %15 = affine.load %arg3[%arg7, %9] : memref<7x5xf32>
      %16 = affine.load %arg6[%arg7] : memref<7xf32>
      %17 = arith.mulf %15, %11 : f32
      %18 = arith.addf %17, %16 : f32
      affine.store %18, %arg6[%arg7] : memref<7xf32>
      %19 = affine.apply #map1(%c0)
      %20 = affine.load %arg2[%arg7, %19] : memref<7x5xf32>
      %21 = affine.load %arg5[%19] : memref<5xf32>
      %22 = affine.load %arg4[%arg7] : memref<7xf32>
      %23 = arith.mulf %20, %21 : f32
      %24 = arith.addf %23, %22 : f32
      affine.store %24, %arg4[%arg7] : memref<7xf32>
      %25 = affine.load %arg3[%arg7, %19] : memref<7x5xf32>
      %26 = affine.load %arg6[%arg7] : memref<7xf32>
      %27 = arith.mulf %25, %21 : f32
      %28 = arith.addf %27, %26 : f32
      affine.store %28, %arg6[%arg7] : memref<7xf32>
      %29 = affine.apply #map2(%c0)
      %30 = affine.load %arg2[%arg7, %29] : memref<7x5xf32>
      %31 = affine.load %arg5[%29] : memref<5xf32>
      %32 = affine.load %arg4[%arg7] : memref<7xf32>
      %33 = arith.mulf %30, %31 : f32
      %34 = arith.addf %33, %32 : f32
      affine.store %34, %arg4[%arg7] : memref<7xf32>
      %35 = affine.load %arg3[%arg7, %29] : memref<7x5xf32>
      %36 = affine.load %arg6[%arg7] : memref<7xf32>
      %37 = arith.mulf %35, %31 : f32
      %38 = arith.addf %37, %36 : f32
      affine.store %38, %arg6[%arg7] : memref<7xf32>
      %39 = affine.load %arg2[%arg7, %c4] : memref<7x5xf32>
      %40 = affine.load %arg5[%c4] : memref<5xf32>
      %41 = affine.load %arg4[%arg7] : memref<7xf32>
      %42 = arith.mulf %39, %40 : f32
      %43 = arith.addf %42, %41 : f32
      affine.store %43, %arg4[%arg7] : memref<7xf32>
      %44 = affine.load %arg3[%arg7, %c4] : memref<7x5xf32>
      %45 = affine.load %arg6[%arg7] : memref<7xf32>
      %46 = arith.mulf %44, %40 : f32
      %47 = arith.addf %46, %45 : f32
      affine.store %47, %arg6[%arg7] : memref<7xf32>
      %48 = affine.load %arg4[%arg7] : memref<7xf32>
      %49 = arith.mulf %arg0, %48 : f32
      %50 = arith.mulf %arg1, %47 : f32
      %51 = arith.addf %49, %50 : f32
      affine.store %51, %arg6[%arg7] : memref<7xf32>
    }
    return
  }
}
