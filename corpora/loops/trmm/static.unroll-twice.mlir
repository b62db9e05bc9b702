#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + (((-d0 + 5) floordiv 2) floordiv 2) * 4 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 + ((-d0 + 5) floordiv 2) * 2 + 1)>
#map4 = affine_map<(d0) -> (d0 + ((-d0 + 5) floordiv 2) * 2 + ((-d0 - ((-d0 + 5) floordiv 2) * 2 + 5) floordiv 2) * 2 + 1)>
module {
  func.func @trmm(%arg0: f64, %arg1: memref<6x6xf64>, %arg2: memref<6x5xf64>) {
    affine.for %arg3 = 0 to 6 {
      affine.for %arg4 = 0 to 5 {
        affine.for %arg5 = #map(%arg3) to #map1(%arg3) step 4 {
          %2 = affine.load %arg1[%arg5, %arg3] : memref<6x6xf64>
          %3 = affine.load %arg2[%arg5, %arg4] : memref<6x5xf64>
          %4 = affine.load %arg2[%arg3, %arg4] : memref<6x5xf64>
          %5 = arith.mulf %2, %3 : f64
          %6 = arith.addf %4, %5 : f64
          affine.store %6, %arg2[%arg3, %arg4] : memref<6x5xf64>
          %7 = affine.apply #map(%arg5)
          %8 = affine.load %arg1[%7, %arg3] : memref<6x6xf64>
          %9 = affine.load %arg2[%7, %arg4] : memref<6x5xf64>
          %10 = affine.load %arg2[%arg3, %arg4] : memref<6x5xf64>
          %11 = arith.mulf %8, %9 : f64
          %12 = arith.addf %10, %11 : f64
          affine.store %12, %arg2[%arg3, %arg4] : memref<6x5xf64>
          %13 = affine.apply #map2(%arg5)
          %14 = affine.load %arg1[%13, %arg3] : memref<6x6xf64>
          %15 = affine.load %arg2[%13, %arg4] : memref<6x5xf64>
          %16 = affine.load %arg2[%arg3, %arg4] : memref<6x5xf64>
          %17 = arith.mulf %14, %15 : f64
          %18 = arith.addf %16, %17 : f64
          affine.store %18, %arg2[%arg3, %arg4] : memref<6x5xf64>
          %19 = affine.apply #map(%13)
          %20 = affine.load %arg1[%19, %arg3] : memref<6x6xf64>
          %21 = affine.load %arg2[%19, %arg4] : memref<6x5xf64>
          %22 = affine.load %arg2[%arg3, %arg4] : memref<6x5xf64>
          %23 = arith.mulf %20, %21 : f64
          %24 = arith.addf %22, %23 : f64
          affine.store %24, %arg2[%arg3, %arg4] : memref<6x5xf64>
        }
        affine.for %arg5 = #map1(%arg3) to #map3(%arg3) step 2 {
          %2 = affine.load %arg1[%arg5, %arg3] : memref<6x6xf64>
          %3 = affine.load %arg2[%arg5, %arg4] : memref<6x5xf64>
          %4 = affine.load %arg2[%arg3, %arg4] : memref<6x5xf64>
          %5 = arith.mulf %2, %3 : f64
          %6 = arith.addf %4, %5 : f64
          affine.store %6, %arg2[%arg3, %arg4] : memref<6x5xf64>
          %7 = affine.apply #map(%arg5)
          %8 = affine.load %arg1[%7, %arg3] : memref<6x6xf64>
          %9 = affine.load %arg2[%7, %arg4] : memref<6x5xf64>
          %10 = affine.load %arg2[%arg3, %arg4] : memref<6x5xf64>
          %11 = arith.mulf %8, %9 : f64
          %12 = arith.addf %10, %11 : f64
          affine.store %12, %arg2[%arg3, %arg4] : memref<6x5xf64>
        }
        affine.for %arg5 = #map3(%arg3) to #map4(%arg3) step 2 {
          %2 = affine.load %arg1[%arg5, %arg3] : memref<6x6xf64>
          %3 = affine.load %arg2[%arg5, %arg4] : memref<6x5xf64>
          %4 = affine.load %arg2[%arg3, %arg4] : memref<6x5xf64>
          %5 = arith.mulf %2, %3 : f64
          %6 = arith.addf %4, %5 : f64
          affine.store %6, %arg2[%arg3, %arg4] : memref<6x5xf64>
          %7 = affine.apply #map(%arg5)
          %8 = affine.load %arg1[%7, %arg3] : memref<6x6xf64>
          %9 = affine.load %arg2[%7, %arg4] : memref<6x5xf64>
          %10 = affine.load %arg2[%arg3, %arg4] : memref<6x5xf64>
          %11 = arith.mulf %8, %9 : f64
          %12 = arith.addf %10, %11 : f64
          affine.store %12, %arg2[%arg3, %arg4] : memref<6x5xf64>
        }
        affine.for %arg5 = #map4(%arg3) to 6 {
          %2 = affine.load %arg1[%arg5, %arg3] : memref<6x6xf64>
          %3 = affine.load %arg2[%arg5, %arg4] : memref<6x5xf64>
          %4 = affine.load %arg2[%arg3, %arg4] : memref<6x5xf64>
          %5 = arith.mulf %2, %3 : f64
          %6 = arith.addf %4, %5 : f64
          affine.store %6, %arg2[%arg3, %arg4] : memref<6x5xf64>
        }
        %0 = affine.load %arg2[%arg3, %arg4] : memref<6x5xf64>
        %1 = arith.mulf %arg0, %0 : f64
        affine.store %1, %arg2[%arg3, %arg4] : memref<6x5xf64>
      }
    }
    return
  }
}
