#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @two_mm(%arg0: f64, %arg1: f64, %arg2: memref<5x6xf64>, %arg3: memref<6x7xf64>, %arg4: memref<7x4xf64>, %arg5: memref<5x4xf64>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c0_0 = arith.constant 0 : index
    %c4_1 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5x7xf64>
    affine.for %arg6 = 0 to 5 {
      affine.for %arg7 = 0 to 7 {
        affine.store %cst, %alloc[%arg6, %arg7] : memref<5x7xf64>
        %0 = affine.load %arg2[%arg6, %c0_0] : memref<5x6xf64>
        %1 = affine.load %arg3[%c0_0, %arg7] : memref<6x7xf64>
        %2 = affine.load %alloc[%arg6, %arg7] : memref<5x7xf64>
        %3 = arith.mulf %arg0, %0 : f64
        %4 = arith.mulf %3, %1 : f64
        %5 = arith.addf %2, %4 : f64
        affine.store %5, %alloc[%arg6, %arg7] : memref<5x7xf64>
        %6 = affine.apply #map(%c0_0)
        %7 = affine.load %arg2[%arg6, %6] : memref<5x6xf64>
        %8 = affine.load %arg3[%6, %arg7] : memref<6x7xf64>
        %9 = affine.load %alloc[%arg6, %arg7] : memref<5x7xf64>
        %10 = arith.mulf %arg0, %7 : f64
        %11 = arith.mulf %10, %8 : f64
        %12 = arith.addf %9, %11 : f64
        affine.store %12, %alloc[%arg6, %arg7] : memref<5x7xf64>
        %13 = affine.apply #map1(%c0_0)
        %14 = affine.load %arg2[%arg6, %13] : memref<5x6xf64>
        %15 = affine.load %arg3[%13, %arg7] : memref<6x7xf64>
        %16 = affine.load %alloc[%arg6, %arg7] : memref<5x7xf64>
        %17 = arith.mulf %arg0, %14 : f64
        %18 = arith.mulf %17, %15 : f64
        %19 = arith.addf %16, %18 : f64
        affine.store %19, %alloc[%arg6, %arg7] : memref<5x7xf64>
        %20 = affine.apply #map(%13)
        %21 = affine.load %arg2[%arg6, %20] : memref<5x6xf64>
        %22 = affine.load %arg3[%20, %arg7] : memref<6x7xf64>
        %23 = affine.load %alloc[%arg6, %arg7] : memref<5x7xf64>
        %24 = arith.mulf %arg0, %21 : f64
        %25 = arith.mulf %24, %22 : f64
        %26 = arith.addf %23, %25 : f64
        affine.store %26, %alloc[%arg6, %arg7] : memref<5x7xf64>
        %27 = affine.load %arg2[%arg6, %c4_1] : memref<5x6xf64>
        %28 = affine.load %arg3[%c4_1, %arg7] : memref<6x7xf64>
        %29 = affine.load %alloc[%arg6, %arg7] : memref<5x7xf64>
        %30 = arith.mulf %arg0, %27 : f64
        %31 = arith.mulf %30, %28 : f64
        %32 = arith.addf %29, %31 : f64
        affine.store %32, %alloc[%arg6, %arg7] : memref<5x7xf64>
        %33 = affine.apply #map(%c4_1)
        %34 = affine.load %arg2[%arg6, %33] : memref<5x6xf64>
        %35 = affine.load %arg3[%33, %arg7] : memref<6x7xf64>
        %36 = affine.load %alloc[%arg6, %arg7] : memref<5x7xf64>
        %37 = arith.mulf %arg0, %34 : f64
        %38 = arith.mulf %37, %35 : f64
        %39 = arith.addf %36, %38 : f64
        affine.store %39, %alloc[%arg6, %arg7] : memref<5x7xf64>
      }
    }
    affine.for %arg6 = 0 to 5 {
      affine.for %arg7 = 0 to 4 {
        %0 = affine.load %arg5[%arg6, %arg7] : memref<5x4xf64>
        %1 = arith.mulf %0, %arg1 : f64
        affine.store %1, %arg5[%arg6, %arg7] : memref<5x4xf64>
        %2 = affine.load %alloc[%arg6, %c0] : memref<5x7xf64>
        %3 = affine.load %arg4[%c0, %arg7] : memref<7x4xf64>
        %4 = affine.load %arg5[%arg6, %arg7] : memref<5x4xf64>
        %5 = arith.mulf %2, %3 : f64
        %6 = arith.addf %4, %5 : f64
        affine.store %6, %arg5[%arg6, %arg7] : memref<5x4xf64>
        %7 = affine.apply #map(%c0)
        %8 = affine.load %alloc[%arg6, %7] : memref<5x7xf64>
        %9 = affine.load %arg4[%7, %arg7] : memref<7x4xf64>
        %10 = affine.load %arg5[%arg6, %arg7] : memref<5x4xf64>
        %11 = arith.mulf %8, %9 : f64
        %12 = arith.addf %10, %11 : f64
        affine.store %12, %arg5[%arg6, %arg7] : memref<5x4xf64>
        %13 = affine.apply #map1(%c0)
        %14 = affine.load %alloc[%arg6, %13] : memref<5x7xf64>
        %15 = affine.load %arg4[%13, %arg7] : memref<7x4xf64>
        %16 = affine.load %arg5[%arg6, %arg7] : memref<5x4xf64>
        %17 = arith.mulf %14, %15 : f64
        %18 = arith.addf %16, %17 : f64
        affine.store %18, %arg5[%arg6, %arg7] : memref<5x4xf64>
        %19 = affine.apply #map(%13)
        %20 = affine.load %alloc[%arg6, %19] : memref<5x7xf64>
        %21 = affine.load %arg4[%19, %arg7] : memref<7x4xf64>
        %22 = affine.load %arg5[%arg6, %arg7] : memref<5x4xf64>
        %23 = arith.mulf %20, %21 : f64
        %24 = arith.addf %22, %23 : f64
        affine.store %24, %arg5[%arg6, %arg7] : memref<5x4xf64>
        %25 = affine.load %alloc[%arg6, %c4] : memref<5x7xf64>
        %26 = affine.load %arg4[%c4, %arg7] : memref<7x4xf64>
        %27 = affine.load %arg5[%arg6, %arg7] : memref<5x4xf64>
        %28 = arith.mulf %25, %26 : f64
        %29 = arith.addf %27, %28 : f64
        affine.store %29, %arg5[%arg6, %arg7] : memref<5x4xf64>
        %30 = affine.apply #map(%c4)
        %31 = affine.load %alloc[%arg6, %30] : memref<5x7xf64>
        %32 = affine.load %arg4[%30, %arg7] : memref<7x4xf64>
        %33 = affine.load %arg5[%arg6, %arg7] : memref<5x4xf64>
        %34 = arith.mulf %31, %32 : f64
        %35 = arith.addf %33, %34 : f64
        affine.store %35, %arg5[%arg6, %arg7] : memref<5x4xf64>
        %36 = affine.load %alloc[%arg6, %c6] : memref<5x7xf64>
        %37 = affine.load %arg4[%c6, %arg7] : memref<7x4xf64>
        %38 = affine.load %arg5[%arg6, %arg7] : memref<5x4xf64>
        %39 = arith.mulf %36, %37 : f64
        %40 = arith.addf %38, %39 : f64
        affine.store %40, %arg5[%arg6, %arg7] : memref<5x4xf64>
      }
    }
    memref.dealloc %alloc : memref<5x7xf64>
    return
  }
}
