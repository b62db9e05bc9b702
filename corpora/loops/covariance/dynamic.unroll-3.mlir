#map = affine_map<()[s0] -> ((s0 floordiv 3) * 3)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0)>
module {
  func.func @covariance(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg6 = 0 to %arg1 {
      %0 = affine.for %arg7 = 0 to #map()[%arg0] step 3 iter_args(%arg8 = %cst) -> (f32) {
        %3 = affine.load %arg3[%arg7, %arg6] : memref<?x?xf32>
        %4 = arith.addf %arg8, %3 : f32
        %5 = affine.apply #map1(%arg7)
        %6 = affine.load %arg3[%5, %arg6] : memref<?x?xf32>
        %7 = arith.addf %4, %6 : f32
        %8 = affine.apply #map2(%arg7)
        %9 = affine.load %arg3[%8, %arg6] : memref<?x?xf32>
        %10 = arith.addf %7, %9 : f32
        affine.yield %10 : f32
      }
      %1 = affine.for %arg7 = #map()[%arg0] to %arg0 iter_args(%arg8 = %0) -> (f32) {
        %3 = affine.load %arg3[%arg7, %arg6] : memref<?x?xf32>
        %4 = arith.addf %arg8, %3 : f32
        affine.yield %4 : f32
      }
      %2 = arith.divf %1, %arg2 : f32
      affine.store %2, %arg5[%arg6] : memref<?xf32>
    }
    affine.for %arg6 = 0 to %arg0 {
      affine.for %arg7 = 0 to #map()[%arg1] step 3 {
        %0 = affine.load %arg3[%arg6, %arg7] : memref<?x?xf32>
        %1 = affine.load %arg5[%arg7] : memref<?xf32>
        %2 = arith.subf %0, %1 : f32
        affine.store %2, %arg3[%arg6, %arg7] : memref<?x?xf32>
        %3 = affine.apply #map1(%arg7)
        %4 = affine.load %arg3[%arg6, %3] : memref<?x?xf32>
        %5 = affine.load %arg5[%3] : memref<?xf32>
        %6 = arith.subf %4, %5 : f32
        affine.store %6, %arg3[%arg6, %3] : memref<?x?xf32>
        %7 = affine.apply #map2(%arg7)
        %8 = affine.load %arg3[%arg6, %7] : memref<?x?xf32>
        %9 = affine.load %arg5[%7] : memref<?xf32>
        %10 = arith.subf %8, %9 : f32
        affine.store %10, %arg3[%arg6, %7] : memref<?x?xf32>
      }
      affine.for %arg7 = #map()[%arg1] to %arg1 {
        %0 = affine.load %arg3[%arg6, %arg7] : memref<?x?xf32>
        %1 = affine.load %arg5[%arg7] : memref<?xf32>
        %2 = arith.subf %0, %1 : f32
        affine.store %2, %arg3[%arg6, %arg7] : memref<?x?xf32>
      }
    }
    affine.for %arg6 = 0 to %arg1 {
      affine.for %arg7 = #map3(%arg6) to %arg1 {
        %0 = affine.for %arg8 = 0 to #map()[%arg0] step 3 iter_args(%arg9 = %cst) -> (f32) {
          %2 = affine.load %arg3[%arg8, %arg6] : memref<?x?xf32>
          %3 = affine.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %4 = arith.mulf %2, %3 : f32
          %5 = arith.addf %arg9, %4 : f32
          %6 = affine.apply #map1(%arg8)
          %7 = affine.load %arg3[%6, %arg6] : memref<?x?xf32>
          %8 = affine.load %arg3[%6, %arg7] : memref<?x?xf32>
          %9 = arith.mulf %7, %8 : f32
          %10 = arith.addf %5, %9 : f32
          %11 = affine.apply #map2(%arg8)
          %12 = affine.load %arg3[%11, %arg6] : memref<?x?xf32>
          %13 = affine.load %arg3[%11, %arg7] : memref<?x?xf32>
          %14 = arith.mulf %12, %13 : f32
          %15 = arith.addf %10, %14 : f32
          affine.yield %15 : f32
        }
        %1 = affine.for %arg8 = #map()[%arg0] to %arg0 iter_args(%arg9 = %0) -> (f32) {
          %2 = affine.load %arg3[%arg8, %arg6] : memref<?x?xf32>
          %3 = affine.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %4 = arith.mulf %2, %3 : f32
          %5 = arith.addf %arg9, %4 : f32
          affine.yield %5 : f32
        }
        affine.store %1, %arg4[%arg6, %arg7] : memref<?x?xf32>
        affine.store %1, %arg4[%arg7, %arg6] : memref<?x?xf32>
      }
    }
    return
  }
}
