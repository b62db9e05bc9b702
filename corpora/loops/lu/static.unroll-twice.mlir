#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (((d0 floordiv 2) floordiv 2) * 4)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<(d0) -> (d0 + 2)>
#map4 = affine_map<(d0) -> ((d0 floordiv 2) * 2)>
module {
  func.func @lu(%arg0: memref<7x7xf64>) {
    affine.for %arg1 = 0 to 7 {
      affine.for %arg2 = 0 to #map(%arg1) {
        affine.for %arg3 = 0 to #map1(%arg2) step 4 {
          %3 = affine.load %arg0[%arg1, %arg3] : memref<7x7xf64>
          %4 = affine.load %arg0[%arg3, %arg2] : memref<7x7xf64>
          %5 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %6 = arith.mulf %3, %4 : f64
          %7 = arith.subf %5, %6 : f64
          affine.store %7, %arg0[%arg1, %arg2] : memref<7x7xf64>
          %8 = affine.apply #map2(%arg3)
          %9 = affine.load %arg0[%arg1, %8] : memref<7x7xf64>
          %10 = affine.load %arg0[%8, %arg2] : memref<7x7xf64>
          %11 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %12 = arith.mulf %9, %10 : f64
          %13 = arith.subf %11, %12 : f64
          affine.store %13, %arg0[%arg1, %arg2] : memref<7x7xf64>
          %14 = affine.apply #map3(%arg3)
          %15 = affine.load %arg0[%arg1, %14] : memref<7x7xf64>
          %16 = affine.load %arg0[%14, %arg2] : memref<7x7xf64>
          %17 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %18 = arith.mulf %15, %16 : f64
          %19 = arith.subf %17, %18 : f64
          affine.store %19, %arg0[%arg1, %arg2] : memref<7x7xf64>
          %20 = affine.apply #map2(%14)
          %21 = affine.load %arg0[%arg1, %20] : memref<7x7xf64>
          %22 = affine.load %arg0[%20, %arg2] : memref<7x7xf64>
          %23 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %24 = arith.mulf %21, %22 : f64
          %25 = arith.subf %23, %24 : f64
          affine.store %25, %arg0[%arg1, %arg2] : memref<7x7xf64>
        }
        affine.for %arg3 = #map1(%arg2) to #map4(%arg2) step 2 {
          %3 = affine.load %arg0[%arg1, %arg3] : memref<7x7xf64>
          %4 = affine.load %arg0[%arg3, %arg2] : memref<7x7xf64>
          %5 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %6 = arith.mulf %3, %4 : f64
          %7 = arith.subf %5, %6 : f64
          affine.store %7, %arg0[%arg1, %arg2] : memref<7x7xf64>
          %8 = affine.apply #map2(%arg3)
          %9 = affine.load %arg0[%arg1, %8] : memref<7x7xf64>
          %10 = affine.load %arg0[%8, %arg2] : memref<7x7xf64>
          %11 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %12 = arith.mulf %9, %10 : f64
          %13 = arith.subf %11, %12 : f64
          affine.store %13, %arg0[%arg1, %arg2] : memref<7x7xf64>
        }
        affine.for %arg3 = #map4(%arg2) to #map4(%arg2) step 2 {
          %3 = affine.load %arg0[%arg1, %arg3] : memref<7x7xf64>
          %4 = affine.load %arg0[%arg3, %arg2] : memref<7x7xf64>
          %5 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %6 = arith.mulf %3, %4 : f64
          %7 = arith.subf %5, %6 : f64
          affine.store %7, %arg0[%arg1, %arg2] : memref<7x7xf64>
          %8 = affine.apply #map2(%arg3)
          %9 = affine.load %arg0[%arg1, %8] : memref<7x7xf64>
          %10 = affine.load %arg0[%8, %arg2] : memref<7x7xf64>
          %11 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %12 = arith.mulf %9, %10 : f64
          %13 = arith.subf %11, %12 : f64
          affine.store %13, %arg0[%arg1, %arg2] : memref<7x7xf64>
        }
        affine.for %arg3 = #map4(%arg2) to #map(%arg2) {
          %3 = affine.load %arg0[%arg1, %arg3] : memref<7x7xf64>
          %4 = affine.load %arg0[%arg3, %arg2] : memref<7x7xf64>
          %5 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %6 = arith.mulf %3, %4 : f64
          %7 = arith.subf %5, %6 : f64
          affine.store %7, %arg0[%arg1, %arg2] : memref<7x7xf64>
        }
        %0 = affine.load %arg0[%arg2, %arg2] : memref<7x7xf64>
        %1 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
        %2 = arith.divf %1, %0 : f64
        affine.store %2, %arg0[%arg1, %arg2] : memref<7x7xf64>
      }
      affine.for %arg2 = #map(%arg1) to 7 {
        affine.for %arg3 = 0 to #map1(%arg1) step 4 {
          %0 = affine.load %arg0[%arg1, %arg3] : memref<7x7xf64>
          %1 = affine.load %arg0[%arg3, %arg2] : memref<7x7xf64>
          %2 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %3 = arith.mulf %0, %1 : f64
          %4 = arith.subf %2, %3 : f64
          affine.store %4, %arg0[%arg1, %arg2] : memref<7x7xf64>
          %5 = affine.apply #map2(%arg3)
          %6 = affine.load %arg0[%arg1, %5] : memref<7x7xf64>
          %7 = affine.load %arg0[%5, %arg2] : memref<7x7xf64>
          %8 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %9 = arith.mulf %6, %7 : f64
          %10 = arith.subf %8, %9 : f64
          affine.store %10, %arg0[%arg1, %arg2] : memref<7x7xf64>
          %11 = affine.apply #map3(%arg3)
          %12 = affine.load %arg0[%arg1, %11] : memref<7x7xf64>
          %13 = affine.load %arg0[%11, %arg2] : memref<7x7xf64>
          %14 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %15 = arith.mulf %12, %13 : f64
          %16 = arith.subf %14, %15 : f64
          affine.store %16, %arg0[%arg1, %arg2] : memref<7x7xf64>
          %17 = affine.apply #map2(%11)
          %18 = affine.load %arg0[%arg1, %17] : memref<7x7xf64>
          %19 = affine.load %arg0[%17, %arg2] : memref<7x7xf64>
          %20 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %21 = arith.mulf %18, %19 : f64
          %22 = arith.subf %20, %21 : f64
          affine.store %22, %arg0[%arg1, %arg2] : memref<7x7xf64>
        }
        affine.for %arg3 = #map1(%arg1) to #map4(%arg1) step 2 {
          %0 = affine.load %arg0[%arg1, %arg3] : memref<7x7xf64>
          %1 = affine.load %arg0[%arg3, %arg2] : memref<7x7xf64>
          %2 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %3 = arith.mulf %0, %1 : f64
          %4 = arith.subf %2, %3 : f64
          affine.store %4, %arg0[%arg1, %arg2] : memref<7x7xf64>
          %5 = affine.apply #map2(%arg3)
          %6 = affine.load %arg0[%arg1, %5] : memref<7x7xf64>
          %7 = affine.load %arg0[%5, %arg2] : memref<7x7xf64>
          %8 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %9 = arith.mulf %6, %7 : f64
          %10 = arith.subf %8, %9 : f64
          affine.store %10, %arg0[%arg1, %arg2] : memref<7x7xf64>
        }
        affine.for %arg3 = #map4(%arg1) to #map4(%arg1) step 2 {
          %0 = affine.load %arg0[%arg1, %arg3] : memref<7x7xf64>
          %1 = affine.load %arg0[%arg3, %arg2] : memref<7x7xf64>
          %2 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %3 = arith.mulf %0, %1 : f64
          %4 = arith.subf %2, %3 : f64
          affine.store %4, %arg0[%arg1, %arg2] : memref<7x7xf64>
          %5 = affine.apply #map2(%arg3)
          %6 = affine.load %arg0[%arg1, %5] : memref<7x7xf64>
          %7 = affine.load %arg0[%5, %arg2] : memref<7x7xf64>
          %8 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %9 = arith.mulf %6, %7 : f64
          %10 = arith.subf %8, %9 : f64
          affine.store %10, %arg0[%arg1, %arg2] : memref<7x7xf64>
        }
        affine.for %arg3 = #map4(%arg1) to #map(%arg1) {
          %0 = affine.load %arg0[%arg1, %arg3] : memref<7x7xf64>
          %1 = affine.load %arg0[%arg3, %arg2] : memref<7x7xf64>
          %2 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %3 = arith.mulf %0, %1 : f64
          %4 = arith.subf %2, %3 : f64
          affine.store %4, %arg0[%arg1, %arg2] : memref<7x7xf64>
        }
      }
    }
    return
  }
}
