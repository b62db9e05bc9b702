#map = affine_map<()[s0] -> ((s0 floordiv 8) * 8)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 + 3)>
#map4 = affine_map<(d0) -> (d0 + 4)>
#map5 = affine_map<(d0) -> (d0 + 5)>
#map6 = affine_map<(d0) -> (d0 + 6)>
#map7 = affine_map<(d0) -> (d0 + 7)>
module {
  func.func @atax(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    affine.for %arg3 = 0 to #map()[%dim_0] step 8 {
      affine.store %cst, %arg2[%arg3] : memref<?xf32>
      %0 = affine.apply #map1(%arg3)
      affine.store %cst, %arg2[%0] : memref<?xf32>
      %1 = affine.apply #map2(%arg3)
      affine.store %cst, %arg2[%1] : memref<?xf32>
      %2 = affine.apply #map3(%arg3)
      affine.store %cst, %arg2[%2] : memref<?xf32>
      %3 = affine.apply #map4(%arg3)
      affine.store %cst, %arg2[%3] : memref<?xf32>
      %4 = affine.apply #map5(%arg3)
      affine.store %cst, %arg2[%4] : memref<?xf32>
      %5 = affine.apply #map6(%arg3)
      affine.store %cst, %arg2[%5] : memref<?xf32>
      %6 = affine.apply #map7(%arg3)
      affine.store %cst, %arg2[%6] : memref<?xf32>
    }
    affine.for %arg3 = #map()[%dim_0] to %dim_0 {
      affine.store %cst, %arg2[%arg3] : memref<?xf32>
    }
    affine.for %arg3 = 0 to %dim {
      %0 = affine.for %arg4 = 0 to #map()[%dim_0] step 8 iter_args(%arg5 = %cst) -> (f32) {
        %2 = affine.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %3 = affine.load %arg1[%arg4] : memref<?xf32>
        %4 = arith.mulf %2, %3 : f32
        %5 = arith.addf %arg5, %4 : f32
        %6 = affine.apply #map1(%arg4)
        %7 = affine.load %arg0[%arg3, %6] : memref<?x?xf32>
        %8 = affine.load %arg1[%6] : memref<?xf32>
        %9 = arith.mulf %7, %8 : f32
        %10 = arith.addf %5, %9 : f32
        %11 = affine.apply #map2(%arg4)
        %12 = affine.load %arg0[%arg3, %11] : memref<?x?xf32>
        %13 = affine.load %arg1[%11] : memref<?xf32>
        %14 = arith.mulf %12, %13 : f32
        %15 = arith.addf %10, %14 : f32
        %16 = affine.apply #map3(%arg4)
        %17 = affine.load %arg0[%arg3, %16] : memref<?x?xf32>
        %18 = affine.load %arg1[%16] : memref<?xf32>
        %19 = arith.mulf %17, %18 : f32
        %20 = arith.addf %15, %19 : f32
        %21 = affine.apply #map4(%arg4)
        %22 = affine.load %arg0[%arg3, %21] : memref<?x?xf32>
        %23 = affine.load %arg1[%21] : memref<?xf32>
        %24 = arith.mulf %22, %23 : f32
        %25 = arith.addf %20, %24 : f32
        %26 = affine.apply #map5(%arg4)
        %27 = affine.load %arg0[%arg3, %26] : memref<?x?xf32>
        %28 = affine.load %arg1[%26] : memref<?xf32>
        %29 = arith.mulf %27, %28 : f32
        %30 = arith.addf %25, %29 : f32
        %31 = affine.apply #map6(%arg4)
        %32 = affine.load %arg0[%arg3, %31] : memref<?x?xf32>
        %33 = affine.load %arg1[%31] : memref<?xf32>
        %34 = arith.mulf %32, %33 : f32
        %35 = arith.addf %30, %34 : f32
        %36 = affine.apply #map7(%arg4)
        %37 = affine.load %arg0[%arg3, %36] : memref<?x?xf32>
        %38 = affine.load %arg1[%36] : memref<?xf32>
        %39 = arith.mulf %37, %38 : f32
        %40 = arith.addf %35, %39 : f32
        affine.yield %40 : f32
      }
      %1 = affine.for %arg4 = #map()[%dim_0] to %dim_0 iter_args(%arg5 = %0) -> (f32) {
        %2 = affine.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %3 = affine.load %arg1[%arg4] : memref<?xf32>
        %4 = arith.mulf %2, %3 : f32
        %5 = arith.addf %arg5, %4 : f32
        affine.yield %5 : f32
      }
      affine.for %arg4 = 0 to #map()[%dim_0] step 8 {
        %2 = affine.load %arg2[%arg4] : memref<?xf32>
        %3 = affine.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %4 = arith.mulf %3, %1 : f32
        %5 = arith.addf %2, %4 : f32
        affine.store %5, %arg2[%arg4] : memref<?xf32>
        %6 = affine.apply #map1(%arg4)
        %7 = affine.load %arg2[%6] : memref<?xf32>
        %8 = affine.load %arg0[%arg3, %6] : memref<?x?xf32>
        %9 = arith.mulf %8, %1 : f32
        %10 = arith.addf %7, %9 : f32
        affine.store %10, %arg2[%6] : memref<?xf32>
        %11 = affine.apply #map2(%arg4)
        %12 = affine.load %arg2[%11] : memref<?xf32>
        %13 = affine.load %arg0[%arg3, %11] : memref<?x?xf32>
        %14 = arith.mulf %13, %1 : f32
        %15 = arith.addf %12, %14 : f32
        affine.store %15, %arg2[%11] : memref<?xf32>
        %16 = affine.apply #map3(%arg4)
        %17 = affine.load %arg2[%16] : memref<?xf32>
        %18 = affine.load %arg0[%arg3, %16] : memref<?x?xf32>
        %19 = arith.mulf %18, %1 : f32
        %20 = arith.addf %17, %19 : f32
        affine.store %20, %arg2[%16] : memref<?xf32>
        %21 = affine.apply #map4(%arg4)
        %22 = affine.load %arg2[%21] : memref<?xf32>
        %23 = affine.load %arg0[%arg3, %21] : memref<?x?xf32>
        %24 = arith.mulf %23, %1 : f32
        %25 = arith.addf %22, %24 : f32
        affine.store %25, %arg2[%21] : memref<?xf32>
        %26 = affine.apply #map5(%arg4)
        %27 = affine.load %arg2[%26] : memref<?xf32>
        %28 = affine.load %arg0[%arg3, %26] : memref<?x?xf32>
        %29 = arith.mulf %28, %1 : f32
        %30 = arith.addf %27, %29 : f32
        affine.store %30, %arg2[%26] : memref<?xf32>
        %31 = affine.apply #map6(%arg4)
        %32 = affine.load %arg2[%31] : memref<?xf32>
        %33 = affine.load %arg0[%arg3, %31] : memref<?x?xf32>
        %34 = arith.mulf %33, %1 : f32
        %35 = arith.addf %32, %34 : f32
        affine.store %35, %arg2[%31] : memref<?xf32>
        %36 = affine.apply #map7(%arg4)
        %37 = affine.load %arg2[%36] : memref<?xf32>
        %38 = affine.load %arg0[%arg3, %36] : memref<?x?xf32>
        %39 = arith.mulf %38, %1 : f32
        %40 = arith.addf %37, %39 : f32
        affine.store %40, %arg2[%36] : memref<?xf32>
      }
      affine.for %arg4 = #map()[%dim_0] to %dim_0 {
        %2 = affine.load %arg2[%arg4] : memref<?xf32>
        %3 = affine.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %4 = arith.mulf %3, %1 : f32
        %5 = arith.addf %2, %4 : f32
        affine.store %5, %arg2[%arg4] : memref<?xf32>
      }
    }
    return
  }
}
