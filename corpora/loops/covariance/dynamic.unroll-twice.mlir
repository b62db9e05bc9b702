#map = affine_map<()[s0] -> (((s0 floordiv 2) floordiv 2) * 4)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<()[s0] -> ((s0 floordiv 2) * 2)>
#map4 = affine_map<(d0) -> (d0)>
module {
  func.func @covariance(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg6 = 0 to %arg1 {
      %0 = affine.for %arg7 = 0 to #map()[%arg0] step 4 iter_args(%arg8 = %cst) -> (f32) {
        %5 = affine.load %arg3[%arg7, %arg6] : memref<?x?xf32>
        %6 = arith.addf %arg8, %5 : f32
        %7 = affine.apply #map1(%arg7)
        %8 = affine.load %arg3[%7, %arg6] : memref<?x?xf32>
        %9 = arith.addf %6, %8 : f32
        %10 = affine.apply #map2(%arg7)
        %11 = affine.load %arg3[%10, %arg6] : memref<?x?xf32>
        %12 = arith.addf %9, %11 : f32
        %13 = affine.apply #map1(%10)
        %14 = affine.load %arg3[%13, %arg6] : memref<?x?xf32>
        %15 = arith.addf %12, %14 : f32
        affine.yield %15 : f32
      }
      %1 = affine.for %arg7 = #map()[%arg0] to #map3()[%arg0] step 2 iter_args(%arg8 = %0) -> (f32) {
        %5 = affine.load %arg3[%arg7, %arg6] : memref<?x?xf32>
        %6 = arith.addf %arg8, %5 : f32
        %7 = affine.apply #map1(%arg7)
        %8 = affine.load %arg3[%7, %arg6] : memref<?x?xf32>
        %9 = arith.addf %6, %8 : f32
        affine.yield %9 : f32
      }
      %2 = affine.for %arg7 = #map3()[%arg0] to #map3()[%arg0] step 2 iter_args(%arg8 = %1) -> (f32) {
        %5 = affine.load %arg3[%arg7, %arg6] : memref<?x?xf32>
        %6 = arith.addf %arg8, %5 : f32
        %7 = affine.apply #map1(%arg7)
        %8 = affine.load %arg3[%7, %arg6] : memref<?x?xf32>
        %9 = arith.addf %6, %8 : f32
        affine.yield %9 : f32
      }
      %3 = affine.for %arg7 = #map3()[%arg0] to %arg0 iter_args(%arg8 = %2) -> (f32) {
        %5 = affine.load %arg3[%arg7, %arg6] : memref<?x?xf32>
        %6 = arith.addf %arg8, %5 : f32
        affine.yield %6 : f32
      }
      %4 = arith.divf %3, %arg2 : f32
      affine.store %4, %arg5[%arg6] : memref<?xf32>
    }
    affine.for %arg6 = 0 to %arg0 {
      affine.for %arg7 = 0 to #map()[%arg1] step 4 {
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
        %11 = affine.apply #map1(%7)
        %12 = affine.load %arg3[%arg6, %11] : memref<?x?xf32>
        %13 = affine.load %arg5[%11] : memref<?xf32>
        %14 = arith.subf %12, %13 : f32
        affine.store %14, %arg3[%arg6, %11] : memref<?x?xf32>
      }
      affine.for %arg7 = #map()[%arg1] to #map3()[%arg1] step 2 {
        %0 = affine.load %arg3[%arg6, %arg7] : memref<?x?xf32>
        %1 = affine.load %arg5[%arg7] : memref<?xf32>
        %2 = arith.subf %0, %1 : f32
        affine.store %2, %arg3[%arg6, %arg7] : memref<?x?xf32>
        %3 = affine.apply #map1(%arg7)
        %4 = affine.load %arg3[%arg6, %3] : memref<?x?xf32>
        %5 = affine.load %arg5[%3] : memref<?xf32>
        %6 = arith.subf %4, %5 : f32
        affine.store %6, %arg3[%arg6, %3] : memref<?x?xf32>
      }
      affine.for %arg7 = #map3()[%arg1] to #map3()[%arg1] step 2 {
        %0 = affine.load %arg3[%arg6, %arg7] : memref<?x?xf32>
        %1 = affine.load %arg5[%arg7] : memref<?xf32>
        %2 = arith.subf %0, %1 : f32
        affine.store %2, %arg3[%arg6, %arg7] : memref<?x?xf32>
        %3 = affine.apply #map1(%arg7)
        %4 = affine.load %arg3[%arg6, %3] : memref<?x?xf32>
        %5 = affine.load %arg5[%3] : memref<?xf32>
        %6 = arith.subf %4, %5 : f32
        affine.store %6, %arg3[%arg6, %3] : memref<?x?xf32>
      }
      affine.for %arg7 = #map3()[%arg1] to %arg1 {
        %0 = affine.load %arg3[%arg6, %arg7] : memref<?x?xf32>
        %1 = affine.load %arg5[%arg7] : memref<?xf32>
        %2 = arith.subf %0, %1 : f32
        affine.store %2, %arg3[%arg6, %arg7] : memref<?x?xf32>
      }
    }
    affine.for %arg6 = 0 to %arg1 {
      affine.for %arg7 = #map4(%arg6) to %arg1 {
        %0 = affine.for %arg8 = 0 to #map()[%arg0] step 4 iter_args(%arg9 = %cst) -> (f32) {
          %4 = affine.load %arg3[%arg8, %arg6] : memref<?x?xf32>
          %5 = affine.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %6 = arith.mulf %4, %5 : f32
          %7 = arith.addf %arg9, %6 : f32
          %8 = affine.apply #map1(%arg8)
          %9 = affine.load %arg3[%8, %arg6] : memref<?x?xf32>
          %10 = affine.load %arg3[%8, %arg7] : memref<?x?xf32>
          %11 = arith.mulf %9, %10 : f32
          %12 = arith.addf %7, %11 : f32
          %13 = affine.apply #map2(%arg8)
          %14 = affine.load %arg3[%13, %arg6] : memref<?x?xf32>
          %15 = affine.load %arg3[%13, %arg7] : memref<?x?xf32>
          %16 = arith.mulf %14, %15 : f32
          %17 = arith.addf %12, %16 : f32
          %18 = affine.apply #map1(%13)
          %19 = affine.load %arg3[%18, %arg6] : memref<?x?xf32>
          %20 = affine.load %arg3[%18, %arg7] : memref<?x?xf32>
          %21 = arith.mulf %19, %20 : f32
          %22 = arith.addf %17, %21 : f32
          affine.yield %22 : f32
        }
        %1 = affine.for %arg8 = #map()[%arg0] to #map3()[%arg0] step 2 iter_args(%arg9 = %0) -> (f32) {
          %4 = affine.load %arg3[%arg8, %arg6] : memref<?x?xf32>
          %5 = affine.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %6 = arith.mulf %4, %5 : f32
          %7 = arith.addf %arg9, %6 : f32
          %8 = affine.apply #map1(%arg8)
          %9 = affine.load %arg3[%8, %arg6] : memref<?x?xf32>
          %10 = affine.load %arg3[%8, %arg7] : memref<?x?xf32>
          %11 = arith.mulf %9, %10 : f32
          %12 = arith.addf %7, %11 : f32
          affine.yield %12 : f32
        }
        %2 = affine.for %arg8 = #map3()[%arg0] to #map3()[%arg0] step 2 iter_args(%arg9 = %1) -> (f32) {
          %4 = affine.load %arg3[%arg8, %arg6] : memref<?x?xf32>
          %5 = affine.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %6 = arith.mulf %4, %5 : f32
          %7 = arith.addf %arg9, %6 : f32
          %8 = affine.apply #map1(%arg8)
          %9 = affine.load %arg3[%8, %arg6] : memref<?x?xf32>
          %10 = affine.load %arg3[%8, %arg7] : memref<?x?xf32>
          %11 = arith.mulf %9, %10 : f32
          %12 = arith.addf %7, %11 : f32
          affine.yield %12 : f32
        }
        %3 = affine.for %arg8 = #map3()[%arg0] to %arg0 iter_args(%arg9 = %2) -> (f32) {
          %4 = affine.load %arg3[%arg8, %arg6] : memref<?x?xf32>
          %5 = affine.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %6 = arith.mulf %4, %5 : f32
          %7 = arith.addf %arg9, %6 : f32
          affine.yield %7 : f32
        }
        affine.store %3, %arg4[%arg6, %arg7] : memref<?x?xf32>
        affine.store %3, %arg4[%arg7, %arg6] : memref<?x?xf32>
      }
    }
    return
  }
}
