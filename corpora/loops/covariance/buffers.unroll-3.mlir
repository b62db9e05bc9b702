#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @covariance(%arg0: memref<7x5xf32>, %arg1: memref<5x5xf32>) {
    %c6 = arith.constant 6 : index
    %c6_0 = arith.constant 6 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 7.000000e+00 : f32
    affine.for %arg2 = 0 to 5 {
      affine.for %arg3 = 0 to 5 {
        %alloc = memref.alloc() : memref<7xf32>
        %alloc_2 = memref.alloc() : memref<2xf32>
        affine.store %cst, %alloc_2[0] : memref<2xf32>
        affine.store %cst, %alloc_2[1] : memref<2xf32>
        affine.for %arg4 = 0 to 6 step 3 {
          %16 = affine.load %arg0[%arg4, %arg2] : memref<7x5xf32>
          %17 = affine.load %arg0[%arg4, %arg3] : memref<7x5xf32>
          %18 = arith.mulf %16, %17 : f32
          affine.store %18, %alloc[%arg4] : memref<7xf32>
          %19 = affine.load %alloc_2[0] : memref<2xf32>
          %20 = affine.load %alloc_2[1] : memref<2xf32>
          %21 = arith.addf %19, %16 : f32
          %22 = arith.addf %20, %17 : f32
          affine.store %21, %alloc_2[0] : memref<2xf32>
          affine.store %22, %alloc_2[1] : memref<2xf32>
          %23 = affine.apply #map(%arg4)
          %24 = affine.load %arg0[%23, %arg2] : memref<7x5xf32>
          %25 = affine.load %arg0[%23, %arg3] : memref<7x5xf32>
          %26 = arith.mulf %24, %25 : f32
          affine.store %26, %alloc[%23] : memref<7xf32>
          %27 = affine.load %alloc_2[0] : memref<2xf32>
          %28 = affine.load %alloc_2[1] : memref<2xf32>
          %29 = arith.addf %27, %24 : f32
          %30 = arith.addf %28, %25 : f32
          affine.store %29, %alloc_2[0] : memref<2xf32>
          affine.store %30, %alloc_2[1] : memref<2xf32>
          %31 = affine.apply #map1(%arg4)
          %32 = affine.load %arg0[%31, %arg2] : memref<7x5xf32>
          %33 = affine.load %arg0[%31, %arg3] : memref<7x5xf32>
          %34 = arith.mulf %32, %33 : f32
          affine.store %34, %alloc[%31] : memref<7xf32>
          %35 = affine.load %alloc_2[0] : memref<2xf32>
          %36 = affine.load %alloc_2[1] : memref<2xf32>
          %37 = arith.addf %35, %32 : f32
          %38 = arith.addf %36, %33 : f32
          affine.store %37, %alloc_2[0] : memref<2xf32>
          affine.store %38, %alloc_2[1] : memref<2xf32>
        }
        %0 = affine.load %arg0[%c6_0, %arg2] : memref<7x5xf32>
        %1 = affine.load %arg0[%c6_0, %arg3] : memref<7x5xf32>
        %2 = arith.mulf %0, %1 : f32
        affine.store %2, %alloc[%c6_0] : memref<7xf32>
        %3 = affine.load %alloc_2[0] : memref<2xf32>
        %4 = affine.load %alloc_2[1] : memref<2xf32>
        %5 = arith.addf %3, %0 : f32
        %6 = arith.addf %4, %1 : f32
        affine.store %5, %alloc_2[0] : memref<2xf32>
        affine.store %6, %alloc_2[1] : memref<2xf32>
        affine.store %cst, %arg1[%arg2, %arg3] : memref<5x5xf32>
        affine.for %arg4 = 0 to 6 step 3 {
          %16 = affine.load %alloc[%arg4] : memref<7xf32>
          %17 = affine.load %arg1[%arg2, %arg3] : memref<5x5xf32>
          %18 = arith.addf %17, %16 : f32
          affine.store %18, %arg1[%arg2, %arg3] : memref<5x5xf32>
          %19 = affine.apply #map(%arg4)
          %20 = affine.load %alloc[%19] : memref<7xf32>
          %21 = affine.load %arg1[%arg2, %arg3] : memref<5x5xf32>
          %22 = arith.addf %21, %20 : f32
          affine.store %22, %arg1[%arg2, %arg3] : memref<5x5xf32>
          %23 = affine.apply #map1(%arg4)
          %24 = affine.load %alloc[%23] : memref<7xf32>
          %25 = affine.load %arg1[%arg2, %arg3] : memref<5x5xf32>
          %26 = arith.addf %25, %24 : f32
          affine.store %26, %arg1[%arg2, %arg3] : memref<5x5xf32>
        }
        %7 = affine.load %alloc[%c6] : memref<7xf32>
        %8 = affine.load %arg1[%arg2, %arg3] : memref<5x5xf32>
        %9 = arith.addf %8, %7 : f32
        affine.store %9, %arg1[%arg2, %arg3] : memref<5x5xf32>
        %10 = affine.load %alloc_2[0] : memref<2xf32>
        %11 = affine.load %alloc_2[1] : memref<2xf32>
        %12 = arith.mulf %10, %11 : f32
        %13 = arith.divf %12, %cst_1 : f32
        %14 = affine.load %arg1[%arg2, %arg3] : memref<5x5xf32>
        %15 = arith.subf %14, %13 : f32
        affine.store %15, %arg1[%arg2, %arg3] : memref<5x5xf32>
        memref.dealloc %alloc_2 : memref<2xf32>
        memref.dealloc %alloc : memref<7xf32>
      }
    }
    return
  }
}
