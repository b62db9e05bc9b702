#map = affine_map<()[s0] -> ((s0 floordiv 3) * 3)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<()[s0] -> (((s0 - 1) floordiv 3) * 3 + 1)>
#map4 = affine_map<()[s0] -> (s0 - 1)>
#map5 = affine_map<()[s0] -> (((s0 - 1) floordiv 3) * 3)>
module {
  func.func @kernel_fdtd_2d(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: memref<?x11xf32>, %arg4: memref<?x11xf32>, %arg5: memref<?x11xf32>, %arg6: memref<?xf32>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.699999988 : f32
    %0 = arith.index_cast %arg2 : i32 to index
    %1 = arith.index_cast %arg1 : i32 to index
    %2 = arith.index_cast %arg0 : i32 to index
    affine.for %arg7 = 0 to %2 {
      affine.for %arg8 = 0 to #map()[%0] step 3 {
        %3 = affine.load %arg6[%arg7] : memref<?xf32>
        affine.store %3, %arg4[0, %arg8] : memref<?x11xf32>
        %4 = affine.apply #map1(%arg8)
        %5 = affine.load %arg6[%arg7] : memref<?xf32>
        affine.store %5, %arg4[0, %4] : memref<?x11xf32>
        %6 = affine.apply #map2(%arg8)
        %7 = affine.load %arg6[%arg7] : memref<?xf32>
        affine.store %7, %arg4[0, %6] : memref<?x11xf32>
      }
      affine.for %arg8 = #map()[%0] to %0 {
        %3 = affine.load %arg6[%arg7] : memref<?xf32>
        affine.store %3, %arg4[0, %arg8] : memref<?x11xf32>
      }
      affine.for %arg8 = 1 to %1 {
        affine.for %arg9 = 0 to #map()[%0] step 3 {
          %3 = affine.load %arg4[%arg8, %arg9] : memref<?x11xf32>
          %4 = affine.load %arg5[%arg8, %arg9] : memref<?x11xf32>
          %5 = affine.load %arg5[%arg8 - 1, %arg9] : memref<?x11xf32>
          %6 = arith.subf %4, %5 : f32
          %7 = arith.mulf %6, %cst : f32
          %8 = arith.subf %3, %7 : f32
          affine.store %8, %arg4[%arg8, %arg9] : memref<?x11xf32>
          %9 = affine.apply #map1(%arg9)
          %10 = affine.load %arg4[%arg8, %9] : memref<?x11xf32>
          %11 = affine.load %arg5[%arg8, %9] : memref<?x11xf32>
          %12 = affine.load %arg5[%arg8 - 1, %9] : memref<?x11xf32>
          %13 = arith.subf %11, %12 : f32
          %14 = arith.mulf %13, %cst : f32
          %15 = arith.subf %10, %14 : f32
          affine.store %15, %arg4[%arg8, %9] : memref<?x11xf32>
          %16 = affine.apply #map2(%arg9)
          %17 = affine.load %arg4[%arg8, %16] : memref<?x11xf32>
          %18 = affine.load %arg5[%arg8, %16] : memref<?x11xf32>
          %19 = affine.load %arg5[%arg8 - 1, %16] : memref<?x11xf32>
          %20 = arith.subf %18, %19 : f32
          %21 = arith.mulf %20, %cst : f32
          %22 = arith.subf %17, %21 : f32
          affine.store %22, %arg4[%arg8, %16] : memref<?x11xf32>
        }
        affine.for %arg9 = #map()[%0] to %0 {
          %3 = affine.load %arg4[%arg8, %arg9] : memref<?x11xf32>
          %4 = affine.load %arg5[%arg8, %arg9] : memref<?x11xf32>
          %5 = affine.load %arg5[%arg8 - 1, %arg9] : memref<?x11xf32>
          %6 = arith.subf %4, %5 : f32
          %7 = arith.mulf %6, %cst : f32
          %8 = arith.subf %3, %7 : f32
          affine.store %8, %arg4[%arg8, %arg9] : memref<?x11xf32>
        }
      }
      affine.for %arg8 = 0 to %1 {
        affine.for %arg9 = 1 to #map3()[%0] step 3 {
          %3 = affine.load %arg3[%arg8, %arg9] : memref<?x11xf32>
          %4 = affine.load %arg5[%arg8, %arg9] : memref<?x11xf32>
          %5 = affine.load %arg5[%arg8, %arg9 - 1] : memref<?x11xf32>
          %6 = arith.subf %4, %5 : f32
          %7 = arith.mulf %6, %cst : f32
          %8 = arith.subf %3, %7 : f32
          affine.store %8, %arg3[%arg8, %arg9] : memref<?x11xf32>
          %9 = affine.apply #map1(%arg9)
          %10 = affine.load %arg3[%arg8, %9] : memref<?x11xf32>
          %11 = affine.load %arg5[%arg8, %9] : memref<?x11xf32>
          %12 = affine.load %arg5[%arg8, %9 - 1] : memref<?x11xf32>
          %13 = arith.subf %11, %12 : f32
          %14 = arith.mulf %13, %cst : f32
          %15 = arith.subf %10, %14 : f32
          affine.store %15, %arg3[%arg8, %9] : memref<?x11xf32>
          %16 = affine.apply #map2(%arg9)
          %17 = affine.load %arg3[%arg8, %16] : memref<?x11xf32>
          %18 = affine.load %arg5[%arg8, %16] : memref<?x11xf32>
          %19 = affine.load %arg5[%arg8, %16 - 1] : memref<?x11xf32>
          %20 = arith.subf %18, %19 : f32
          %21 = arith.mulf %20, %cst : f32
          %22 = arith.subf %17, %21 : f32
          affine.store %22, %arg3[%arg8, %16] : memref<?x11xf32>
        }
        affine.for %arg9 = #map3()[%0] to %0 {
          %3 = affine.load %arg3[%arg8, %arg9] : memref<?x11xf32>
          %4 = affine.load %arg5[%arg8, %arg9] : memref<?x11xf32>
          %5 = affine.load %arg5[%arg8, %arg9 - 1] : memref<?x11xf32>
          %6 = arith.subf %4, %5 : f32
          %7 = arith.mulf %6, %cst : f32
          %8 = arith.subf %3, %7 : f32
          affine.store %8, %arg3[%arg8, %arg9] : memref<?x11xf32>
        }
      }
      affine.for %arg8 = 0 to #map4()[%1] {
        affine.for %arg9 = 0 to #map5()[%0] step 3 {
          %3 = affine.load %arg5[%arg8, %arg9] : memref<?x11xf32>
          %4 = affine.load %arg3[%arg8, %arg9 + 1] : memref<?x11xf32>
          %5 = affine.load %arg3[%arg8, %arg9] : memref<?x11xf32>
          %6 = arith.subf %4, %5 : f32
          %7 = affine.load %arg4[%arg8 + 1, %arg9] : memref<?x11xf32>
          %8 = arith.addf %6, %7 : f32
          %9 = affine.load %arg4[%arg8, %arg9] : memref<?x11xf32>
          %10 = arith.subf %8, %9 : f32
          %11 = arith.mulf %10, %cst_0 : f32
          %12 = arith.subf %3, %11 : f32
          affine.store %12, %arg5[%arg8, %arg9] : memref<?x11xf32>
          %13 = affine.apply #map1(%arg9)
          %14 = affine.load %arg5[%arg8, %13] : memref<?x11xf32>
          %15 = affine.load %arg3[%arg8, %13 + 1] : memref<?x11xf32>
          %16 = affine.load %arg3[%arg8, %13] : memref<?x11xf32>
          %17 = arith.subf %15, %16 : f32
          %18 = affine.load %arg4[%arg8 + 1, %13] : memref<?x11xf32>
          %19 = arith.addf %17, %18 : f32
          %20 = affine.load %arg4[%arg8, %13] : memref<?x11xf32>
          %21 = arith.subf %19, %20 : f32
          %22 = arith.mulf %21, %cst_0 : f32
          %23 = arith.subf %14, %22 : f32
          affine.store %23, %arg5[%arg8, %13] : memref<?x11xf32>
          %24 = affine.apply #map2(%arg9)
          %25 = affine.load %arg5[%arg8, %24] : memref<?x11xf32>
          %26 = affine.load %arg3[%arg8, %24 + 1] : memref<?x11xf32>
          %27 = affine.load %arg3[%arg8, %24] : memref<?x11xf32>
          %28 = arith.subf %26, %27 : f32
          %29 = affine.load %arg4[%arg8 + 1, %24] : memref<?x11xf32>
          %30 = arith.addf %28, %29 : f32
          %31 = affine.load %arg4[%arg8, %24] : memref<?x11xf32>
          %32 = arith.subf %30, %31 : f32
          %33 = arith.mulf %32, %cst_0 : f32
          %34 = arith.subf %25, %33 : f32
          affine.store %34, %arg5[%arg8, %24] : memref<?x11xf32>
        }
        affine.for %arg9 = #map5()[%0] to #map4()[%0] {
          %3 = affine.load %arg5[%arg8, %arg9] : memref<?x11xf32>
          %4 = affine.load %arg3[%arg8, %arg9 + 1] : memref<?x11xf32>
          %5 = affine.load %arg3[%arg8, %arg9] : memref<?x11xf32>
          %6 = arith.subf %4, %5 : f32
          %7 = affine.load %arg4[%arg8 + 1, %arg9] : memref<?x11xf32>
          %8 = arith.addf %6, %7 : f32
          %9 = affine.load %arg4[%arg8, %arg9] : memref<?x11xf32>
          %10 = arith.subf %8, %9 : f32
          %11 = arith.mulf %10, %cst_0 : f32
          %12 = arith.subf %3, %11 : f32
          affine.store %12, %arg5[%arg8, %arg9] : memref<?x11xf32>
        }
      }
    }
    return
  }
}
