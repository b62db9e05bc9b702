#map = affine_map<()[s0] -> (s0 - 1)>
#map1 = affine_map<()[s0] -> (((s0 - 2) floordiv 4) * 4 + 1)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<(d0) -> (d0 + 2)>
#map4 = affine_map<(d0) -> (d0 + 3)>
module {
  func.func @seidel_2d(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
    %cst = arith.constant 9.000000e+00 : f32
    affine.for %arg3 = 0 to %arg0 {
      affine.for %arg4 = 1 to #map()[%arg1] {
        affine.for %arg5 = 1 to #map1()[%arg1] step 4 {
          %0 = affine.load %arg2[%arg4 - 1, %arg5] : memref<?x?xf32>
          %1 = affine.load %arg2[%arg4 - 1, %arg5 + 1] : memref<?x?xf32>
          %2 = affine.load %arg2[%arg4, %arg5 - 1] : memref<?x?xf32>
          %3 = affine.load %arg2[%arg4, %arg5] : memref<?x?xf32>
          %4 = affine.load %arg2[%arg4, %arg5 + 1] : memref<?x?xf32>
          %5 = affine.load %arg2[%arg4 + 1, %arg5] : memref<?x?xf32>
          %6 = arith.addf %0, %1 : f32
          %7 = arith.addf %6, %2 : f32
          %8 = arith.addf %7, %3 : f32
          %9 = arith.addf %8, %4 : f32
          %10 = arith.addf %9, %5 : f32
          %11 = arith.divf %10, %cst : f32
          affine.store %11, %arg2[%arg4, %arg5] : memref<?x?xf32>
          %12 = affine.apply #map2(%arg5)
          %13 = affine.load %arg2[%arg4 - 1, %12 + 1] : memref<?x?xf32>
          %14 = affine.load %arg2[%arg4, %12 + 1] : memref<?x?xf32>
          %15 = affine.load %arg2[%arg4 + 1, %12] : memref<?x?xf32>
          %16 = arith.addf %1, %13 : f32
          %17 = arith.addf %16, %11 : f32
          %18 = arith.addf %17, %4 : f32
          %19 = arith.addf %18, %14 : f32
          %20 = arith.addf %19, %15 : f32
          %21 = arith.divf %20, %cst : f32
          affine.store %21, %arg2[%arg4, %12] : memref<?x?xf32>
          %22 = affine.apply #map3(%arg5)
          %23 = affine.load %arg2[%arg4 - 1, %22 + 1] : memref<?x?xf32>
          %24 = affine.load %arg2[%arg4, %22 + 1] : memref<?x?xf32>
          %25 = affine.load %arg2[%arg4 + 1, %22] : memref<?x?xf32>
          %26 = arith.addf %13, %23 : f32
          %27 = arith.addf %26, %21 : f32
          %28 = arith.addf %27, %14 : f32
          %29 = arith.addf %28, %24 : f32
          %30 = arith.addf %29, %25 : f32
          %31 = arith.divf %30, %cst : f32
          affine.store %31, %arg2[%arg4, %22] : memref<?x?xf32>
          %32 = affine.apply #map4(%arg5)
          %33 = affine.load %arg2[%arg4 - 1, %32 + 1] : memref<?x?xf32>
          %34 = affine.load %arg2[%arg4, %32 + 1] : memref<?x?xf32>
          %35 = affine.load %arg2[%arg4 + 1, %32] : memref<?x?xf32>
          %36 = arith.addf %23, %33 : f32
          %37 = arith.addf %36, %31 : f32
          %38 = arith.addf %37, %24 : f32
          %39 = arith.addf %38, %34 : f32
          %40 = arith.addf %39, %35 : f32
          %41 = arith.divf %40, %cst : f32
          affine.store %41, %arg2[%arg4, %32] : memref<?x?xf32>
        }
        affine.for %arg5 = #map1()[%arg1] to #map()[%arg1] {
          %0 = affine.load %arg2[%arg4 - 1, %arg5] : memref<?x?xf32>
          %1 = affine.load %arg2[%arg4 - 1, %arg5 + 1] : memref<?x?xf32>
          %2 = affine.load %arg2[%arg4, %arg5 - 1] : memref<?x?xf32>
          %3 = affine.load %arg2[%arg4, %arg5] : memref<?x?xf32>
          %4 = affine.load %arg2[%arg4, %arg5 + 1] : memref<?x?xf32>
          %5 = affine.load %arg2[%arg4 + 1, %arg5] : memref<?x?xf32>
          %6 = arith.addf %0, %1 : f32
          %7 = arith.addf %6, %2 : f32
          %8 = arith.addf %7, %3 : f32
          %9 = arith.addf %8, %4 : f32
          %10 = arith.addf %9, %5 : f32
          %11 = arith.divf %10, %cst : f32
          affine.store %11, %arg2[%arg4, %arg5] : memref<?x?xf32>
        }
      }
    }
    return
  }
}
