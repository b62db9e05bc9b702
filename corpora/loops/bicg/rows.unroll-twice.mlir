#map = affine_map<()[s0] -> (((s0 floordiv 2) floordiv 2) * 4)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<()[s0] -> ((s0 floordiv 2) * 2)>
module {
  func.func @kernel_bicg(%arg0: i32, %arg1: i32, %arg2: memref<?x9xf64>, %arg3: memref<?xf64>, %arg4: memref<?xf64>, %arg5: memref<?xf64>, %arg6: memref<?xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.index_cast %arg0 : i32 to index
    affine.for %arg7 = 0 to #map()[%0] step 4 {
      affine.store %cst, %arg3[%arg7] : memref<?xf64>
      %2 = affine.apply #map1(%arg7)
      affine.store %cst, %arg3[%2] : memref<?xf64>
      %3 = affine.apply #map2(%arg7)
      affine.store %cst, %arg3[%3] : memref<?xf64>
      %4 = affine.apply #map1(%3)
      affine.store %cst, %arg3[%4] : memref<?xf64>
    }
    affine.for %arg7 = #map()[%0] to #map3()[%0] step 2 {
      affine.store %cst, %arg3[%arg7] : memref<?xf64>
      %2 = affine.apply #map1(%arg7)
      affine.store %cst, %arg3[%2] : memref<?xf64>
    }
    affine.for %arg7 = #map3()[%0] to #map3()[%0] step 2 {
      affine.store %cst, %arg3[%arg7] : memref<?xf64>
      %2 = affine.apply #map1(%arg7)
      affine.store %cst, %arg3[%2] : memref<?xf64>
    }
    affine.for %arg7 = #map3()[%0] to %0 {
      affine.store %cst, %arg3[%arg7] : memref<?xf64>
    }
    %1 = arith.index_cast %arg1 : i32 to index
    affine.for %arg7 = 0 to %1 {
      affine.store %cst, %arg4[%arg7] : memref<?xf64>
      affine.for %arg8 = 0 to #map()[%0] step 4 {
        %2 = affine.load %arg3[%arg8] : memref<?xf64>
        %3 = affine.load %arg6[%arg7] : memref<?xf64>
        %4 = affine.load %arg2[%arg7, %arg8] : memref<?x9xf64>
        %5 = arith.mulf %3, %4 : f64
        %6 = arith.addf %2, %5 : f64
        affine.store %6, %arg3[%arg8] : memref<?xf64>
        %7 = affine.load %arg4[%arg7] : memref<?xf64>
        %8 = affine.load %arg2[%arg7, %arg8] : memref<?x9xf64>
        %9 = affine.load %arg5[%arg8] : memref<?xf64>
        %10 = arith.mulf %8, %9 : f64
        %11 = arith.addf %7, %10 : f64
        affine.store %11, %arg4[%arg7] : memref<?xf64>
        %12 = affine.apply #map1(%arg8)
        %13 = affine.load %arg3[%12] : memref<?xf64>
        %14 = affine.load %arg6[%arg7] : memref<?xf64>
        %15 = affine.load %arg2[%arg7, %12] : memref<?x9xf64>
        %16 = arith.mulf %14, %15 : f64
        %17 = arith.addf %13, %16 : f64
        affine.store %17, %arg3[%12] : memref<?xf64>
        %18 = affine.load %arg4[%arg7] : memref<?xf64>
        %19 = affine.load %arg2[%arg7, %12] : memref<?x9xf64>
        %20 = affine.load %arg5[%12] : memref<?xf64>
        %21 = arith.mulf %19, %20 : f64
        %22 = arith.addf %18, %21 : f64
        affine.store %22, %arg4[%arg7] : memref<?xf64>
        %23 = affine.apply #map2(%arg8)
        %24 = affine.load %arg3[%23] : memref<?xf64>
        %25 = affine.load %arg6[%arg7] : memref<?xf64>
        %26 = affine.load %arg2[%arg7, %23] : memref<?x9xf64>
        %27 = arith.mulf %25, %26 : f64
        %28 = arith.addf %24, %27 : f64
        affine.store %28, %arg3[%23] : memref<?xf64>
        %29 = affine.load %arg4[%arg7] : memref<?xf64>
        %30 = affine.load %arg2[%arg7, %23] : memref<?x9xf64>
        %31 = affine.load %arg5[%23] : memref<?xf64>
        %32 = arith.mulf %30, %31 : f64
        %33 = arith.addf %29, %32 : f64
        affine.store %33, %arg4[%arg7] : memref<?xf64>
        %34 = affine.apply #map1(%23)
        %35 = affine.load %arg3[%34] : memref<?xf64>
        %36 = affine.load %arg6[%arg7] : memref<?xf64>
        %37 = affine.load %arg2[%arg7, %34] : memref<?x9xf64>
        %38 = arith.mulf %36, %37 : f64
        %39 = arith.addf %35, %38 : f64
        affine.store %39, %arg3[%34] : memref<?xf64>
        %40 = affine.load %arg4[%arg7] : memref<?xf64>
        %41 = affine.load %arg2[%arg7, %34] : memref<?x9xf64>
        %42 = affine.load %arg5[%34] : memref<?xf64>
        %43 = arith.mulf %41, %42 : f64
        %44 = arith.addf %40, %43 : f64
        affine.store %44, %arg4[%arg7] : memref<?xf64>
      }
      affine.for %arg8 = #map()[%0] to #map3()[%0] step 2 {
        %2 = affine.load %arg3[%arg8] : memref<?xf64>
        %3 = affine.load %arg6[%arg7] : memref<?xf64>
        %4 = affine.load %arg2[%arg7, %arg8] : memref<?x9xf64>
        %5 = arith.mulf %3, %4 : f64
        %6 = arith.addf %2, %5 : f64
        affine.store %6, %arg3[%arg8] : memref<?xf64>
        %7 = affine.load %arg4[%arg7] : memref<?xf64>
        %8 = affine.load %arg2[%arg7, %arg8] : memref<?x9xf64>
        %9 = affine.load %arg5[%arg8] : memref<?xf64>
        %10 = arith.mulf %8, %9 : f64
        %11 = arith.addf %7, %10 : f64
        affine.store %11, %arg4[%arg7] : memref<?xf64>
        %12 = affine.apply #map1(%arg8)
        %13 = affine.load %arg3[%12] : memref<?xf64>
        %14 = affine.load %arg6[%arg7] : memref<?xf64>
        %15 = affine.load %arg2[%arg7, %12] : memref<?x9xf64>
        %16 = arith.mulf %14, %15 : f64
        %17 = arith.addf %13, %16 : f64
        affine.store %17, %arg3[%12] : memref<?xf64>
        %18 = affine.load %arg4[%arg7] : memref<?xf64>
        %19 = affine.load %arg2[%arg7, %12] : memref<?x9xf64>
        %20 = affine.load %arg5[%12] : memref<?xf64>
        %21 = arith.mulf %19, %20 : f64
        %22 = arith.addf %18, %21 : f64
        affine.store %22, %arg4[%arg7] : memref<?xf64>
      }
      affine.for %arg8 = #map3()[%0] to #map3()[%0] step 2 {
        %2 = affine.load %arg3[%arg8] : memref<?xf64>
        %3 = affine.load %arg6[%arg7] : memref<?xf64>
        %4 = affine.load %arg2[%arg7, %arg8] : memref<?x9xf64>
        %5 = arith.mulf %3, %4 : f64
        %6 = arith.addf %2, %5 : f64
        affine.store %6, %arg3[%arg8] : memref<?xf64>
        %7 = affine.load %arg4[%arg7] : memref<?xf64>
        %8 = affine.load %arg2[%arg7, %arg8] : memref<?x9xf64>
        %9 = affine.load %arg5[%arg8] : memref<?xf64>
        %10 = arith.mulf %8, %9 : f64
        %11 = arith.addf %7, %10 : f64
        affine.store %11, %arg4[%arg7] : memref<?xf64>
        %12 = affine.apply #map1(%arg8)
        %13 = affine.load %arg3[%12] : memref<?xf64>
        %14 = affine.load %arg6[%arg7] : memref<?xf64>
        %15 = affine.load %arg2[%arg7, %12] : memref<?x9xf64>
        %16 = arith.mulf %14, %15 : f64
        %17 = arith.addf %13, %16 : f64
        affine.store %17, %arg3[%12] : memref<?xf64>
        %18 = affine.load %arg4[%arg7] : memref<?xf64>
        %19 = affine.load %arg2[%arg7, %12] : memref<?x9xf64>
        %20 = affine.load %arg5[%12] : memref<?xf64>
        %21 = arith.mulf %19, %20 : f64
        %22 = arith.addf %18, %21 : f64
        affine.store %22, %arg4[%arg7] : memref<?xf64>
      }
      affine.for %arg8 = #map3()[%0] to %0 {
        %2 = affine.load %arg3[%arg8] : memref<?xf64>
        %3 = affine.load %arg6[%arg7] : memref<?xf64>
        %4 = affine.load %arg2[%arg7, %arg8] : memref<?x9xf64>
        %5 = arith.mulf %3, %4 : f64
        %6 = arith.addf %2, %5 : f64
        affine.store %6, %arg3[%arg8] : memref<?xf64>
        %7 = affine.load %arg4[%arg7] : memref<?xf64>
        %8 = affine.load %arg2[%arg7, %arg8] : memref<?x9xf64>
        %9 = affine.load %arg5[%arg8] : memref<?xf64>
        %10 = arith.mulf %8, %9 : f64
        %11 = arith.addf %7, %10 : f64
        affine.store %11, %arg4[%arg7] : memref<?xf64>
      }
    }
    return
  }
}
