#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
#map3 = affine_map<(d0) -> (d0 + 4)>
module {
  func.func @bicg(%arg0: memref<7x5xf32>, %arg1: memref<5xf32>, %arg2: memref<7xf32>, %arg3: memref<5xf32>, %arg4: memref<7xf32>) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    affine.store %cst, %arg1[%c0_0] : memref<5xf32>
    %0 = affine.apply #map(%c0_0)
    affine.store %cst, %arg1[%0] : memref<5xf32>
    %1 = affine.apply #map1(%c0_0)
    affine.store %cst, %arg1[%1] : memref<5xf32>
    %2 = affine.apply #map2(%c0_0)
    affine.store %cst, %arg1[%2] : memref<5xf32>
    %3 = affine.apply #map3(%c0_0)
    affine.store %cst, %arg1[%3] : memref<5xf32>
    affine.for %arg5 = 0 to 7 {
      affine.store %cst, %arg2[%arg5] : memref<7xf32>
      %4 = affine.load %arg1[%c0] : memref<5xf32>
      %5 = affine.load %arg4[%arg5] : memref<7xf32>
      %6 = affine.load %arg0[%arg5, %c0] : memref<7x5xf32>
      %7 = arith.mulf %5, %6 : f32
      %8 = arith.addf %4, %7 : f32
      affine.store %8, %arg1[%c0] : memref<5xf32>
      %9 = affine.load %arg2[%arg5] : memref<7xf32>
      %10 = affine.load %arg3[%c0] : memref<5xf32>
      %11 = arith.mulf %6, %10 : f32
      %12 = arith.addf %9, %11 : f32
      affine.store %12, %arg2[%arg5] : memref<7xf32>
      %13 = affine.apply #map(%c0)
      %14 = affine.load %arg1[%13] : memref<5xf32>
      %15 = affine.load %arg4[%arg5] : memref<7xf32>
      %16 = affine.load %arg0[%arg5, %13] : memref<7x5xf32>
      %17 = arith.mulf %15, %16 : f32
      %18 = arith.addf %14, %17 : f32
      affine.store %18, %arg1[%13] : memref<5xf32>
      %19 = affine.load %arg2[%arg5] : memref<7xf32>
      %20 = affine.load %arg3[%13] : memref<5xf32>
      %21 = arith.mulf %16, %20 : f32
      %22 = arith.addf %19, %21 : f32
      affine.store %22, %arg2[%arg5] : memref<7xf32>
      %23 = affine.apply #map1(%c0)
      %24 = affine.load %arg1[%23] : memref<5xf32>
      %25 = affine.load %arg4[%arg5] : memref<7xf32>
      %26 = affine.load %arg0[%arg5, %23] : memref<7x5xf32>
      %27 = arith.mulf %25, %26 : f32
      %28 = arith.addf %24, %27 : f32
      affine.store %28, %arg1[%23] : memref<5xf32>
      %29 = affine.load %arg2[%arg5] : memref<7xf32>
      %30 = affine.load %arg3[%23] : memref<5xf32>
      %31 = arith.mulf %26, %30 : f32
      %32 = arith.addf %29, %31 : f32
      affine.store %32, %arg2[%arg5] : memref<7xf32>
      %33 = affine.apply #map2(%c0)
      %34 = affine.load %arg1[%33] : memref<5xf32>
      %35 = affine.load %arg4[%arg5] : memref<7xf32>
      %36 = affine.load %arg0[%arg5, %33] : memref<7x5xf32>
      %37 = arith.mulf %35, %36 : f32
      %38 = arith.addf %34, %37 : f32
      affine.store %38, %arg1[%33] : memref<5xf32>
      %39 = affine.load %arg2[%arg5] : memref<7xf32>
      %40 = affine.load %arg3[%33] : memref<5xf32>
      %41 = arith.mulf %36, %40 : f32
      %42 = arith.addf %39, %41 : f32
      affine.store %42, %arg2[%arg5] : memref<7xf32>
      %43 = affine.apply #map3(%c0)
      %44 = affine.load %arg1[%43] : memref<5xf32>
      %45 = affine.load %arg4[%arg5] : memref<7xf32>
      %46 = affine.load %arg0[%arg5, %43] : memref<7x5xf32>
      %47 = arith.mulf %45, %46 : f32
      %48 = arith.addf %44, %47 : f32
      affine.store %48, %arg1[%43] : memref<5xf32>
      %49 = affine.load %arg2[%arg5] : memref<7xf32>
      %50 = affine.load %arg3[%43] : memref<5xf32>
      %51 = arith.mulf %46, %50 : f32
      %52 = arith.addf %49, %51 : f32
      affine.store %52, %arg2[%arg5] : memref<7xf32>
    }
    return
  }
}
