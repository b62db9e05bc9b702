#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @atax(%arg0: memref<7x5xf64>, %arg1: memref<5xf64>, %arg2: memref<5xf64>, %arg3: memref<7xf64>) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    affine.store %cst, %arg2[%c0_1] : memref<5xf64>
    %0 = affine.apply #map(%c0_1)
    affine.store %cst, %arg2[%0] : memref<5xf64>
    %1 = affine.apply #map1(%c0_1)
    affine.store %cst, %arg2[%1] : memref<5xf64>
    affine.for %arg4 = 3 to 5 {
      affine.store %cst, %arg2[%arg4] : memref<5xf64>
    }
    affine.for %arg4 = 0 to 7 {
      affine.store %cst, %arg3[%arg4] : memref<7xf64>
      %2 = affine.load %arg3[%arg4] : memref<7xf64>
      %3 = affine.load %arg0[%arg4, %c0_0] : memref<7x5xf64>
      %4 = affine.load %arg1[%c0_0] : memref<5xf64>
      %5 = arith.mulf %3, %4 : f64
      %6 = arith.addf %2, %5 : f64
      affine.store %6, %arg3[%arg4] : memref<7xf64>
      %7 = affine.apply #map(%c0_0)
      %8 = affine.load %arg3[%arg4] : memref<7xf64>
      %9 = affine.load %arg0[%arg4, %7] : memref<7x5xf64>
      %10 = affine.load %arg1[%7] : memref<5xf64>
      %11 = arith.mulf %9, %10 : f64
      %12 = arith.addf %8, %11 : f64
      affine.store %12, %arg3[%arg4] : memref<7xf64>
      %13 = affine.apply #map1(%c0_0)
      %14 = affine.load %arg3[%arg4] : memref<7xf64>
      %15 = affine.load %arg0[%arg4, %13] : memref<7x5xf64>
      %16 = affine.load %arg1[%13] : memref<5xf64>
      %17 = arith.mulf %15, %16 : f64
      %18 = arith.addf %14, %17 : f64
      affine.store %18, %arg3[%arg4] : memref<7xf64>
      affine.for %arg5 = 3 to 5 {
        %36 = affine.load %arg3[%arg4] : memref<7xf64>
        %37 = affine.load %arg0[%arg4, %arg5] : memref<7x5xf64>
        %38 = affine.load %arg1[%arg5] : memref<5xf64>
        %39 = arith.mulf %37, %38 : f64
        %40 = arith.addf %36, %39 : f64
        affine.store %40, %arg3[%arg4] : memref<7xf64>
      }
      %19 = affine.load %arg2[%c0] : memref<5xf64>
      %20 = affine.load %arg0[%arg4, %c0] : memref<7x5xf64>
      %21 = affine.load %arg3[%arg4] : memref<7xf64>
      %22 = arith.mulf %20, %21 : f64
      %23 = arith.addf %19, %22 : f64
      affine.store %23, %arg2[%c0] : memref<5xf64>
      %24 = affine.apply #map(%c0)
      %25 = affine.load %arg2[%24] : memref<5xf64>
      %26 = affine.load %arg0[%arg4, %24] : memref<7x5xf64>
      %27 = affine.load %arg3[%arg4] : memref<7xf64>
      %28 = arith.mulf %26, %27 : f64
      %29 = arith.addf %25, %28 : f64
      affine.store %29, %arg2[%24] : memref<5xf64>
      %30 = affine.apply #map1(%c0)
      %31 = affine.load %arg2[%30] : memref<5xf64>
      %32 = affine.load %arg0[%arg4, %30] : memref<7x5xf64>
      %33 = affine.load %arg3[%arg4] : memref<7xf64>
      %34 = arith.mulf %32, %33 : f64
      %35 = arith.addf %31, %34 : f64
      affine.store %35, %arg2[%30] : memref<5xf64>
      affine.for %arg5 = 3 to 5 {
        %36 = affine.load %arg2[%arg5] : memref<5xf64>
        %37 = affine.load %arg0[%arg4, %arg5] : memref<7x5xf64>
        %38 = affine.load %arg3[%arg4] : memref<7xf64>
        %39 = arith.mulf %37, %38 : f64
        %40 = arith.addf %36, %39 : f64
        affine.store %40, %arg2[%arg5] : memref<5xf64>
      }
    }
    return
  }
}
