#map = affine_map<()[s0] -> ((s0 floordiv 3) * 3)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @two_mm(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<?x?xf32>, %arg5: memref<?x?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?xf32>, %arg8: memref<?x?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg9 = 0 to %arg0 {
      affine.for %arg10 = 0 to %arg1 {
        affine.store %cst, %arg4[%arg9, %arg10] : memref<?x?xf32>
        affine.for %arg11 = 0 to #map()[%arg2] step 3 {
          %0 = affine.load %arg5[%arg9, %arg11] : memref<?x?xf32>
          %1 = affine.load %arg6[%arg11, %arg10] : memref<?x?xf32>
          %2 = affine.load %arg4[%arg9, %arg10] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %arg4[%arg9, %arg10] : memref<?x?xf32>
          %5 = affine.apply #map1(%arg11)
          %6 = affine.load %arg5[%arg9, %5] : memref<?x?xf32>
          %7 = affine.load %arg6[%5, %arg10] : memref<?x?xf32>
          %8 = affine.load %arg4[%arg9, %arg10] : memref<?x?xf32>
          %9 = arith.mulf %6, %7 : f32
          %10 = arith.addf %8, %9 : f32
          affine.store %10, %arg4[%arg9, %arg10] : memref<?x?xf32>
          %11 = affine.apply #map2(%arg11)
          %12 = affine.load %arg5[%arg9, %11] : memref<?x?xf32>
          %13 = affine.load %arg6[%11, %arg10] : memref<?x?xf32>
          %14 = affine.load %arg4[%arg9, %arg10] : memref<?x?xf32>
          %15 = arith.mulf %12, %13 : f32
          %16 = arith.addf %14, %15 : f32
          affine.store %16, %arg4[%arg9, %arg10] : memref<?x?xf32>
        }
        affine.for %arg11 = #map()[%arg2] to %arg2 {
          %0 = affine.load %arg5[%arg9, %arg11] : memref<?x?xf32>
          %1 = affine.load %arg6[%arg11, %arg10] : memref<?x?xf32>
          %2 = affine.load %arg4[%arg9, %arg10] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %arg4[%arg9, %arg10] : memref<?x?xf32>
        }
      }
    }
    affine.for %arg9 = 0 to %arg0 {
      affine.for %arg10 = 0 to %arg3 {
        affine.for %arg11 = 0 to #map()[%arg1] step 3 {
          %0 = affine.load %arg4[%arg9, %arg11] : memref<?x?xf32>
          %1 = affine.load %arg7[%arg11, %arg10] : memref<?x?xf32>
          %2 = affine.load %arg8[%arg9, %arg10] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %arg8[%arg9, %arg10] : memref<?x?xf32>
          %5 = affine.apply #map1(%arg11)
          %6 = affine.load %arg4[%arg9, %5] : memref<?x?xf32>
          %7 = affine.load %arg7[%5, %arg10] : memref<?x?xf32>
          %8 = affine.load %arg8[%arg9, %arg10] : memref<?x?xf32>
          %9 = arith.mulf %6, %7 : f32
          %10 = arith.addf %8, %9 : f32
          affine.store %10, %arg8[%arg9, %arg10] : memref<?x?xf32>
          %11 = affine.apply #map2(%arg11)
          %12 = affine.load %arg4[%arg9, %11] : memref<?x?xf32>
          %13 = affine.load %arg7[%11, %arg10] : memref<?x?xf32>
          %14 = affine.load %arg8[%arg9, %arg10] : memref<?x?xf32>
          %15 = arith.mulf %12, %13 : f32
          %16 = arith.addf %14, %15 : f32
          affine.store %16, %arg8[%arg9, %arg10] : memref<?x?xf32>
        }
        affine.for %arg11 = #map()[%arg1] to %arg1 {
          %0 = affine.load %arg4[%arg9, %arg11] : memref<?x?xf32>
          %1 = affine.load %arg7[%arg11, %arg10] : memref<?x?xf32>
          %2 = affine.load %arg8[%arg9, %arg10] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %arg8[%arg9, %arg10] : memref<?x?xf32>
        }
      }
    }
    return
  }
}
