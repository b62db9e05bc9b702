#map = affine_map<()[s0] -> ((s0 floordiv 3) * 3)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @gemver(%arg0: index, %arg1: f32, %arg2: memref<?x?xf32>, %arg3: memref<?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?xf32>, %arg7: memref<?xf32>) {
    affine.for %arg8 = 0 to %arg0 {
      affine.for %arg9 = 0 to #map()[%arg0] step 3 {
        %0 = affine.load %arg2[%arg8, %arg9] : memref<?x?xf32>
        %1 = affine.load %arg3[%arg8] : memref<?xf32>
        %2 = affine.load %arg4[%arg9] : memref<?xf32>
        %3 = arith.mulf %1, %2 : f32
        %4 = arith.addf %0, %3 : f32
        affine.store %4, %arg2[%arg8, %arg9] : memref<?x?xf32>
        %5 = affine.apply #map1(%arg9)
        %6 = affine.load %arg2[%arg8, %5] : memref<?x?xf32>
        %7 = affine.load %arg3[%arg8] : memref<?xf32>
        %8 = affine.load %arg4[%5] : memref<?xf32>
        %9 = arith.mulf %7, %8 : f32
        %10 = arith.addf %6, %9 : f32
        affine.store %10, %arg2[%arg8, %5] : memref<?x?xf32>
        %11 = affine.apply #map2(%arg9)
        %12 = affine.load %arg2[%arg8, %11] : memref<?x?xf32>
        %13 = affine.load %arg3[%arg8] : memref<?xf32>
        %14 = affine.load %arg4[%11] : memref<?xf32>
        %15 = arith.mulf %13, %14 : f32
        %16 = arith.addf %12, %15 : f32
        affine.store %16, %arg2[%arg8, %11] : memref<?x?xf32>
      }
      affine.for %arg9 = #map()[%arg0] to %arg0 {
        %0 = affine.load %arg2[%arg8, %arg9] : memref<?x?xf32>
        %1 = affine.load %arg3[%arg8] : memref<?xf32>
        %2 = affine.load %arg4[%arg9] : memref<?xf32>
        %3 = arith.mulf %1, %2 : f32
        %4 = arith.addf %0, %3 : f32
        affine.store %4, %arg2[%arg8, %arg9] : memref<?x?xf32>
      }
    }
    affine.for %arg8 = 0 to %arg0 {
      affine.for %arg9 = 0 to #map()[%arg0] step 3 {
        %0 = affine.load %arg6[%arg8] : memref<?xf32>
        %1 = affine.load %arg2[%arg9, %arg8] : memref<?x?xf32>
        %2 = affine.load %arg7[%arg9] : memref<?xf32>
        %3 = arith.mulf %1, %2 : f32
        %4 = arith.addf %0, %3 : f32
        affine.store %4, %arg6[%arg8] : memref<?xf32>
        %5 = affine.apply #map1(%arg9)
        %6 = affine.load %arg6[%arg8] : memref<?xf32>
        %7 = affine.load %arg2[%5, %arg8] : memref<?x?xf32>
        %8 = affine.load %arg7[%5] : memref<?xf32>
        %9 = arith.mulf %7, %8 : f32
        %10 = arith.addf %6, %9 : f32
        affine.store %10, %arg6[%arg8] : memref<?xf32>
        %11 = affine.apply #map2(%arg9)
        %12 = affine.load %arg6[%arg8] : memref<?xf32>
        %13 = affine.load %arg2[%11, %arg8] : memref<?x?xf32>
        %14 = affine.load %arg7[%11] : memref<?xf32>
        %15 = arith.mulf %13, %14 : f32
        %16 = arith.addf %12, %15 : f32
        affine.store %16, %arg6[%arg8] : memref<?xf32>
      }
      affine.for %arg9 = #map()[%arg0] to %arg0 {
        %0 = affine.load %arg6[%arg8] : memref<?xf32>
        %1 = affine.load %arg2[%arg9, %arg8] : memref<?x?xf32>
        %2 = affine.load %arg7[%arg9] : memref<?xf32>
        %3 = arith.mulf %1, %2 : f32
        %4 = arith.addf %0, %3 : f32
        affine.store %4, %arg6[%arg8] : memref<?xf32>
      }
    }
    affine.for %arg8 = 0 to %arg0 {
      affine.for %arg9 = 0 to #map()[%arg0] step 3 {
        %0 = affine.load %arg5[%arg8] : memref<?xf32>
        %1 = affine.load %arg2[%arg8, %arg9] : memref<?x?xf32>
        %2 = affine.load %arg6[%arg9] : memref<?xf32>
        %3 = arith.mulf %arg1, %1 : f32
        %4 = arith.mulf %3, %2 : f32
        %5 = arith.addf %0, %4 : f32
        affine.store %5, %arg5[%arg8] : memref<?xf32>
        %6 = affine.apply #map1(%arg9)
        %7 = affine.load %arg5[%arg8] : memref<?xf32>
        %8 = affine.load %arg2[%arg8, %6] : memref<?x?xf32>
        %9 = affine.load %arg6[%6] : memref<?xf32>
        %10 = arith.mulf %arg1, %8 : f32
        %11 = arith.mulf %10, %9 : f32
        %12 = arith.addf %7, %11 : f32
        affine.store %12, %arg5[%arg8] : memref<?xf32>
        %13 = affine.apply #map2(%arg9)
        %14 = affine.load %arg5[%arg8] : memref<?xf32>
        %15 = affine.load %arg2[%arg8, %13] : memref<?x?xf32>
        %16 = affine.load %arg6[%13] : memref<?xf32>
        %17 = arith.mulf %arg1, %15 : f32
        %18 = arith.mulf %17, %16 : f32
        %19 = arith.addf %14, %18 : f32
        affine.store %19, %arg5[%arg8] : memref<?xf32>
      }
      affine.for %arg9 = #map()[%arg0] to %arg0 {
        %0 = affine.load %arg5[%arg8] : memref<?xf32>
        %1 = affine.load %arg2[%arg8, %arg9] : memref<?x?xf32>
        %2 = affine.load %arg6[%arg9] : memref<?xf32>
        %3 = arith.mulf %arg1, %1 : f32
        %4 = arith.mulf %3, %2 : f32
        %5 = arith.addf %0, %4 : f32
        affine.store %5, %arg5[%arg8] : memref<?xf32>
      }
    }
    return
  }
}
