#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
#map3 = affine_map<(d0) -> (d0 + 4)>
#map4 = affine_map<(d0) -> (d0 + 5)>
module {
  func.func @gemm(%arg0: memref<7x5xbf16>, %arg1: memref<7x6xbf16>, %arg2: memref<6x5xbf16>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg3 = 0 to 7 {
      affine.for %arg4 = 0 to 5 {
        %0 = affine.load %arg1[%arg3, %c0] : memref<7x6xbf16>
        %1 = affine.load %arg2[%c0, %arg4] : memref<6x5xbf16>
        %2 = arith.extf %0 : bf16 to f32
        %3 = arith.extf %1 : bf16 to f32
        %4 = arith.mulf %2, %3 : f32
        %5 = arith.addf %cst, %4 : f32
        %6 = affine.apply #map(%c0)
        %7 = affine.load %arg1[%arg3, %6] : memref<7x6xbf16>
        %8 = affine.load %arg2[%6, %arg4] : memref<6x5xbf16>
        %9 = arith.extf %7 : bf16 to f32
        %10 = arith.extf %8 : bf16 to f32
        %11 = arith.mulf %9, %10 : f32
        %12 = arith.addf %5, %11 : f32
        %13 = affine.apply #map1(%c0)
        %14 = affine.load %arg1[%arg3, %13] : memref<7x6xbf16>
        %15 = affine.load %arg2[%13, %arg4] : memref<6x5xbf16>
        %16 = arith.extf %14 : bf16 to f32
        %17 = arith.extf %15 : bf16 to f32
        %18 = arith.mulf %16, %17 : f32
        %19 = arith.addf %12, %18 : f32
        %20 = affine.apply #map2(%c0)
        %21 = affine.load %arg1[%arg3, %20] : memref<7x6xbf16>
        %22 = affine.load %arg2[%20, %arg4] : memref<6x5xbf16>
        %23 = arith.extf %21 : bf16 to f32
        %24 = arith.extf %22 : bf16 to f32
        %25 = arith.mulf %23, %24 : f32
        %26 = arith.addf %19, %25 : f32
        %27 = affine.apply #map3(%c0)
        %28 = affine.load %arg1[%arg3, %27] : memref<7x6xbf16>
        %29 = affine.load %arg2[%27, %arg4] : memref<6x5xbf16>
        %30 = arith.extf %28 : bf16 to f32
        %31 = arith.extf %29 : bf16 to f32
        %32 = arith.mulf %30, %31 : f32
        %33 = arith.addf %26, %32 : f32
        %34 = affine.apply #map4(%c0)
        %35 = affine.load %arg1[%arg3, %34] : memref<7x6xbf16>
        %36 = affine.load %arg2[%34, %arg4] : memref<6x5xbf16>
        %37 = arith.extf %35 : bf16 to f32
        %38 = arith.extf %36 : bf16 to f32
        %39 = arith.mulf %37, %38 : f32
        %40 = arith.addf %33, %39 : f32
        %41 = arith.truncf %40 : f32 to bf16
        affine.store %41, %arg0[%arg3, %arg4] : memref<7x5xbf16>
      }
    }
    return
  }
}
