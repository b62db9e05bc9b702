#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
#map3 = affine_map<(d0) -> (d0 + 4)>
#map4 = affine_map<(d0) -> (d0 + 5)>
#map5 = affine_map<(d0) -> (d0 + 6)>
#map6 = affine_map<(d0) -> (d0)>
module {
  func.func @covariance(%arg0: memref<7x5xf64>, %arg1: memref<5x5xf64>, %arg2: memref<5xf64>) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 7.000000e+00 : f64
    %cst_3 = arith.constant 6.000000e+00 : f64
    affine.for %arg3 = 0 to 5 {
      affine.store %cst, %arg2[%arg3] : memref<5xf64>
      %0 = affine.load %arg2[%arg3] : memref<5xf64>
      %1 = affine.load %arg0[%c0_1, %arg3] : memref<7x5xf64>
      %2 = arith.addf %0, %1 : f64
      affine.store %2, %arg2[%arg3] : memref<5xf64>
      %3 = affine.apply #map(%c0_1)
      %4 = affine.load %arg2[%arg3] : memref<5xf64>
      %5 = affine.load %arg0[%3, %arg3] : memref<7x5xf64>
      %6 = arith.addf %4, %5 : f64
      affine.store %6, %arg2[%arg3] : memref<5xf64>
      %7 = affine.apply #map1(%c0_1)
      %8 = affine.load %arg2[%arg3] : memref<5xf64>
      %9 = affine.load %arg0[%7, %arg3] : memref<7x5xf64>
      %10 = arith.addf %8, %9 : f64
      affine.store %10, %arg2[%arg3] : memref<5xf64>
      %11 = affine.apply #map2(%c0_1)
      %12 = affine.load %arg2[%arg3] : memref<5xf64>
      %13 = affine.load %arg0[%11, %arg3] : memref<7x5xf64>
      %14 = arith.addf %12, %13 : f64
      affine.store %14, %arg2[%arg3] : memref<5xf64>
      %15 = affine.apply #map3(%c0_1)
      %16 = affine.load %arg2[%arg3] : memref<5xf64>
      %17 = affine.load %arg0[%15, %arg3] : memref<7x5xf64>
      %18 = arith.addf %16, %17 : f64
      affine.store %18, %arg2[%arg3] : memref<5xf64>
      %19 = affine.apply #map4(%c0_1)
      %20 = affine.load %arg2[%arg3] : memref<5xf64>
      %21 = affine.load %arg0[%19, %arg3] : memref<7x5xf64>
      %22 = arith.addf %20, %21 : f64
      affine.store %22, %arg2[%arg3] : memref<5xf64>
      %23 = affine.apply #map5(%c0_1)
      %24 = affine.load %arg2[%arg3] : memref<5xf64>
      %25 = affine.load %arg0[%23, %arg3] : memref<7x5xf64>
      %26 = arith.addf %24, %25 : f64
      affine.store %26, %arg2[%arg3] : memref<5xf64>
      %27 = affine.load %arg2[%arg3] : memref<5xf64>
      %28 = arith.divf %27, %cst_2 : f64
      affine.store %28, %arg2[%arg3] : memref<5xf64>
    }
    affine.for %arg3 = 0 to 7 {
      %0 = affine.load %arg0[%arg3, %c0_0] : memref<7x5xf64>
      %1 = affine.load %arg2[%c0_0] : memref<5xf64>
      %2 = arith.subf %0, %1 : f64
      affine.store %2, %arg0[%arg3, %c0_0] : memref<7x5xf64>
      %3 = affine.apply #map(%c0_0)
      %4 = affine.load %arg0[%arg3, %3] : memref<7x5xf64>
      %5 = affine.load %arg2[%3] : memref<5xf64>
      %6 = arith.subf %4, %5 : f64
      affine.store %6, %arg0[%arg3, %3] : memref<7x5xf64>
      %7 = affine.apply #map1(%c0_0)
      %8 = affine.load %arg0[%arg3, %7] : memref<7x5xf64>
      %9 = affine.load %arg2[%7] : memref<5xf64>
      %10 = arith.subf %8, %9 : f64
      affine.store %10, %arg0[%arg3, %7] : memref<7x5xf64>
      %11 = affine.apply #map2(%c0_0)
      %12 = affine.load %arg0[%arg3, %11] : memref<7x5xf64>
      %13 = affine.load %arg2[%11] : memref<5xf64>
      %14 = arith.subf %12, %13 : f64
      affine.store %14, %arg0[%arg3, %11] : memref<7x5xf64>
      %15 = affine.apply #map3(%c0_0)
      %16 = affine.load %arg0[%arg3, %15] : memref<7x5xf64>
      %17 = affine.load %arg2[%15] : memref<5xf64>
      %18 = arith.subf %16, %17 : f64
      affine.store %18, %arg0[%arg3, %15] : memref<7x5xf64>
    }
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = #map6(%arg3) to 5 {
        affine.store %cst, %arg1[%arg3, %arg4] : memref<5x5xf64>
        %0 = affine.load %arg1[%arg3, %arg4] : memref<5x5xf64>
        %1 = affine.load %arg0[%c0, %arg3] : memref<7x5xf64>
        %2 = affine.load %arg0[%c0, %arg4] : memref<7x5xf64>
        %3 = arith.mulf %1, %2 : f64
        %4 = arith.addf %0, %3 : f64
        affine.store %4, %arg1[%arg3, %arg4] : memref<5x5xf64>
        %5 = affine.apply #map(%c0)
        %6 = affine.load %arg1[%arg3, %arg4] : memref<5x5xf64>
        %7 = affine.load %arg0[%5, %arg3] : memref<7x5xf64>
        %8 = affine.load %arg0[%5, %arg4] : memref<7x5xf64>
        %9 = arith.mulf %7, %8 : f64
        %10 = arith.addf %6, %9 : f64
        affine.store %10, %arg1[%arg3, %arg4] : memref<5x5xf64>
        %11 = affine.apply #map1(%c0)
        %12 = affine.load %arg1[%arg3, %arg4] : memref<5x5xf64>
        %13 = affine.load %arg0[%11, %arg3] : memref<7x5xf64>
        %14 = affine.load %arg0[%11, %arg4] : memref<7x5xf64>
        %15 = arith.mulf %13, %14 : f64
        %16 = arith.addf %12, %15 : f64
        affine.store %16, %arg1[%arg3, %arg4] : memref<5x5xf64>
        %17 = affine.apply #map2(%c0)
        %18 = affine.load %arg1[%arg3, %arg4] : memref<5x5xf64>
        %19 = affine.load %arg0[%17, %arg3] : memref<7x5xf64>
        %20 = affine.load %arg0[%17, %arg4] : memref<7x5xf64>
        %21 = arith.mulf %19, %20 : f64
        %22 = arith.addf %18, %21 : f64
        affine.store %22, %arg1[%arg3, %arg4] : memref<5x5xf64>
        %23 = affine.apply #map3(%c0)
        %24 = affine.load %arg1[%arg3, %arg4] : memref<5x5xf64>
        %25 = affine.load %arg0[%23, %arg3] : memref<7x5xf64>
        %26 = affine.load %arg0[%23, %arg4] : memref<7x5xf64>
        %27 = arith.mulf %25, %26 : f64
        %28 = arith.addf %24, %27 : f64
        affine.store %28, %arg1[%arg3, %arg4] : memref<5x5xf64>
        %29 = affine.apply #map4(%c0)
        %30 = affine.load %arg1[%arg3, %arg4] : memref<5x5xf64>
        %31 = affine.load %arg0[%29, %arg3] : memref<7x5xf64>
        %32 = affine.load %arg0[%29, %arg4] : memref<7x5xf64>
        %33 = arith.mulf %31, %32 : f64
        %34 = arith.addf %30, %33 : f64
        affine.store %34, %arg1[%arg3, %arg4] : memref<5x5xf64>
        %35 = affine.apply #map5(%c0)
        %36 = affine.load %arg1[%arg3, %arg4] : memref<5x5xf64>
        %37 = affine.load %arg0[%35, %arg3] : memref<7x5xf64>
        %38 = affine.load %arg0[%35, %arg4] : memref<7x5xf64>
        %39 = arith.mulf %37, %38 : f64
        %40 = arith.addf %36, %39 : f64
        affine.store %40, %arg1[%arg3, %arg4] : memref<5x5xf64>
        %41 = affine.load %arg1[%arg3, %arg4] : memref<5x5xf64>
        %42 = arith.divf %41, %cst_3 : f64
        affine.store %42, %arg1[%arg3, %arg4] : memref<5x5xf64>
        affine.store %42, %arg1[%arg4, %arg3] : memref<5x5xf64>
      }
    }
    return
  }
}
