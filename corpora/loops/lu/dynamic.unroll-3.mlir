#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ((d0 floordiv 3) * 3)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @lu(%arg0: index, %arg1: memref<?x?xf32>) {
    affine.for %arg2 = 0 to %arg0 {
      affine.for %arg3 = 0 to #map(%arg2) {
        affine.for %arg4 = 0 to #map1(%arg3) step 3 {
          %3 = affine.load %arg1[%arg2, %arg4] : memref<?x?xf32>
          %4 = affine.load %arg1[%arg4, %arg3] : memref<?x?xf32>
          %5 = affine.load %arg1[%arg2, %arg3] : memref<?x?xf32>
          %6 = arith.mulf %3, %4 : f32
          %7 = arith.subf %5, %6 : f32
          affine.store %7, %arg1[%arg2, %arg3] : memref<?x?xf32>
          %8 = affine.apply #map2(%arg4)
          %9 = affine.load %arg1[%arg2, %8] : memref<?x?xf32>
          %10 = affine.load %arg1[%8, %arg3] : memref<?x?xf32>
          %11 = affine.load %arg1[%arg2, %arg3] : memref<?x?xf32>
          %12 = arith.mulf %9, %10 : f32
          %13 = arith.subf %11, %12 : f32
          affine.store %13, %arg1[%arg2, %arg3] : memref<?x?xf32>
          %14 = affine.apply #map3(%arg4)
          %15 = affine.load %arg1[%arg2, %14] : memref<?x?xf32>
          %16 = affine.load %arg1[%14, %arg3] : memref<?x?xf32>
          %17 = affine.load %arg1[%arg2, %arg3] : memref<?x?xf32>
          %18 = arith.mulf %15, %16 : f32
          %19 = arith.subf %17, %18 : f32
          affine.store %19, %arg1[%arg2, %arg3] : memref<?x?xf32>
        }
        affine.for %arg4 = #map1(%arg3) to #map(%arg3) {
          %3 = affine.load %arg1[%arg2, %arg4] : memref<?x?xf32>
          %4 = affine.load %arg1[%arg4, %arg3] : memref<?x?xf32>
          %5 = affine.load %arg1[%arg2, %arg3] : memref<?x?xf32>
          %6 = arith.mulf %3, %4 : f32
          %7 = arith.subf %5, %6 : f32
          affine.store %7, %arg1[%arg2, %arg3] : memref<?x?xf32>
        }
        %0 = affine.load %arg1[%arg3, %arg3] : memref<?x?xf32>
        %1 = affine.load %arg1[%arg2, %arg3] : memref<?x?xf32>
        %2 = arith.divf %1, %0 : f32
        affine.store %2, %arg1[%arg2, %arg3] : memref<?x?xf32>
      }
      affine.for %arg3 = #map(%arg2) to %arg0 {
        affine.for %arg4 = 0 to #map1(%arg2) step 3 {
          %0 = affine.load %arg1[%arg2, %arg4] : memref<?x?xf32>
          %1 = affine.load %arg1[%arg4, %arg3] : memref<?x?xf32>
          %2 = affine.load %arg1[%arg2, %arg3] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.subf %2, %3 : f32
          affine.store %4, %arg1[%arg2, %arg3] : memref<?x?xf32>
          %5 = affine.apply #map2(%arg4)
          %6 = affine.load %arg1[%arg2, %5] : memref<?x?xf32>
          %7 = affine.load %arg1[%5, %arg3] : memref<?x?xf32>
          %8 = affine.load %arg1[%arg2, %arg3] : memref<?x?xf32>
          %9 = arith.mulf %6, %7 : f32
          %10 = arith.subf %8, %9 : f32
          affine.store %10, %arg1[%arg2, %arg3] : memref<?x?xf32>
          %11 = affine.apply #map3(%arg4)
          %12 = affine.load %arg1[%arg2, %11] : memref<?x?xf32>
          %13 = affine.load %arg1[%11, %arg3] : memref<?x?xf32>
          %14 = affine.load %arg1[%arg2, %arg3] : memref<?x?xf32>
          %15 = arith.mulf %12, %13 : f32
          %16 = arith.subf %14, %15 : f32
          affine.store %16, %arg1[%arg2, %arg3] : memref<?x?xf32>
        }
        affine.for %arg4 = #map1(%arg2) to #map(%arg2) {
          %0 = affine.load %arg1[%arg2, %arg4] : memref<?x?xf32>
          %1 = affine.load %arg1[%arg4, %arg3] : memref<?x?xf32>
          %2 = affine.load %arg1[%arg2, %arg3] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.subf %2, %3 : f32
          affine.store %4, %arg1[%arg2, %arg3] : memref<?x?xf32>
        }
      }
    }
    return
  }
}
