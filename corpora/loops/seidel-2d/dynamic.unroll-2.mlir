#map = affine_map<()[s0] -> (s0 - 1)>
#map1 = affine_map<()[s0] -> ((s0 floordiv 2) * 2 - 1)>
#map2 = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @seidel_2d(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
    %cst = arith.constant 9.000000e+00 : f32
    affine.for %arg3 = 0 to %arg0 {
      affine.for %arg4 = 1 to #map()[%arg1] {
        affine.for %arg5 = 1 to #map1()[%arg1] step 2 {
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
          %13 = affine.load %arg2[%arg4 - 1, %12] : memref<?x?xf32>
          %14 = affine.load %arg2[%arg4 - 1, %12 + 1] : memref<?x?xf32>
          %15 = affine.load %arg2[%arg4, %12 - 1] : memref<?x?xf32>
          %16 = affine.load %arg2[%arg4, %12] : memref<?x?xf32>
          %17 = affine.load %arg2[%arg4, %12 + 1] : memref<?x?xf32>
          %18 = affine.load %arg2[%arg4 + 1, %12] : memref<?x?xf32>
          %19 = arith.addf %13, %14 : f32
          %20 = arith.addf %19, %15 : f32
          %21 = arith.addf %20, %16 : f32
          %22 = arith.addf %21, %17 : f32
          %23 = arith.addf %22, %18 : f32
          %24 = arith.divf %23, %cst : f32
          affine.store %24, %arg2[%arg4, %12] : memref<?x?xf32>
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
