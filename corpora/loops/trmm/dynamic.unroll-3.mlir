#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0)[s0] -> (d0 + ((-d0 + s0 - 1) floordiv 3) * 3 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @trmm(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>) {
    affine.for %arg5 = 0 to %arg0 {
      affine.for %arg6 = 0 to %arg1 {
        affine.for %arg7 = #map(%arg5) to #map1(%arg5)[%arg0] step 3 {
          %2 = affine.load %arg3[%arg7, %arg5] : memref<?x?xf32>
          %3 = affine.load %arg4[%arg7, %arg6] : memref<?x?xf32>
          %4 = affine.load %arg4[%arg5, %arg6] : memref<?x?xf32>
          %5 = arith.mulf %2, %3 : f32
          %6 = arith.addf %4, %5 : f32
          affine.store %6, %arg4[%arg5, %arg6] : memref<?x?xf32>
          %7 = affine.apply #map(%arg7)
          %8 = affine.load %arg3[%7, %arg5] : memref<?x?xf32>
          %9 = affine.load %arg4[%7, %arg6] : memref<?x?xf32>
          %10 = affine.load %arg4[%arg5, %arg6] : memref<?x?xf32>
          %11 = arith.mulf %8, %9 : f32
          %12 = arith.addf %10, %11 : f32
          affine.store %12, %arg4[%arg5, %arg6] : memref<?x?xf32>
          %13 = affine.apply #map2(%arg7)
          %14 = affine.load %arg3[%13, %arg5] : memref<?x?xf32>
          %15 = affine.load %arg4[%13, %arg6] : memref<?x?xf32>
          %16 = affine.load %arg4[%arg5, %arg6] : memref<?x?xf32>
          %17 = arith.mulf %14, %15 : f32
          %18 = arith.addf %16, %17 : f32
          affine.store %18, %arg4[%arg5, %arg6] : memref<?x?xf32>
        }
        affine.for %arg7 = #map1(%arg5)[%arg0] to %arg0 {
          %2 = affine.load %arg3[%arg7, %arg5] : memref<?x?xf32>
          %3 = affine.load %arg4[%arg7, %arg6] : memref<?x?xf32>
          %4 = affine.load %arg4[%arg5, %arg6] : memref<?x?xf32>
          %5 = arith.mulf %2, %3 : f32
          %6 = arith.addf %4, %5 : f32
          affine.store %6, %arg4[%arg5, %arg6] : memref<?x?xf32>
        }
        %0 = affine.load %arg4[%arg5, %arg6] : memref<?x?xf32>
        %1 = arith.mulf %arg2, %0 : f32
        affine.store %1, %arg4[%arg5, %arg6] : memref<?x?xf32>
      }
    }
    return
  }
}
