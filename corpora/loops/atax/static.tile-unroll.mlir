#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 4, 5)>
#map2 = affine_map<(d0) -> (d0 + 4, 7)>
#map3 = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @atax(%arg0: memref<7x5xf64>, %arg1: memref<5xf64>, %arg2: memref<5xf64>, %arg3: memref<7xf64>) {
    %c4 = arith.constant 4 : index
    %c4_0 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f64
    affine.for %arg4 = 0 to 5 step 4 {
      affine.for %arg5 = #map(%arg4) to min #map1(%arg4) {
        affine.store %cst, %arg2[%arg5] : memref<5xf64>
      }
    }
    affine.for %arg4 = 0 to 7 step 4 {
      affine.for %arg5 = #map(%arg4) to min #map2(%arg4) {
        affine.store %cst, %arg3[%arg5] : memref<7xf64>
        affine.for %arg6 = 0 to 4 step 2 {
          %10 = affine.load %arg3[%arg5] : memref<7xf64>
          %11 = affine.load %arg0[%arg5, %arg6] : memref<7x5xf64>
          %12 = affine.load %arg1[%arg6] : memref<5xf64>
          %13 = arith.mulf %11, %12 : f64
          %14 = arith.addf %10, %13 : f64
          affine.store %14, %arg3[%arg5] : memref<7xf64>
          %15 = affine.apply #map3(%arg6)
          %16 = affine.load %arg3[%arg5] : memref<7xf64>
          %17 = affine.load %arg0[%arg5, %15] : memref<7x5xf64>
          %18 = affine.load %arg1[%15] : memref<5xf64>
          %19 = arith.mulf %17, %18 : f64
          %20 = arith.addf %16, %19 : f64
          affine.store %20, %arg3[%arg5] : memref<7xf64>
        }
        %0 = affine.load %arg3[%arg5] : memref<7xf64>
        %1 = affine.load %arg0[%arg5, %c4_0] : memref<7x5xf64>
        %2 = affine.load %arg1[%c4_0] : memref<5xf64>
        %3 = arith.mulf %1, %2 : f64
        %4 = arith.addf %0, %3 : f64
        affine.store %4, %arg3[%arg5] : memref<7xf64>
        affine.for %arg6 = 0 to 4 step 2 {
          %10 = affine.load %arg2[%arg6] : memref<5xf64>
          %11 = affine.load %arg0[%arg5, %arg6] : memref<7x5xf64>
          %12 = affine.load %arg3[%arg5] : memref<7xf64>
          %13 = arith.mulf %11, %12 : f64
          %14 = arith.addf %10, %13 : f64
          affine.store %14, %arg2[%arg6] : memref<5xf64>
          %15 = affine.apply #map3(%arg6)
          %16 = affine.load %arg2[%15] : memref<5xf64>
          %17 = affine.load %arg0[%arg5, %15] : memref<7x5xf64>
          %18 = affine.load %arg3[%arg5] : memref<7xf64>
          %19 = arith.mulf %17, %18 : f64
          %20 = arith.addf %16, %19 : f64
          affine.store %20, %arg2[%15] : memref<5xf64>
        }
        %5 = affine.load %arg2[%c4] : memref<5xf64>
        %6 = affine.load %arg0[%arg5, %c4] : memref<7x5xf64>
        %7 = affine.load %arg3[%arg5] : memref<7xf64>
        %8 = arith.mulf %6, %7 : f64
        %9 = arith.addf %5, %8 : f64
        affine.store %9, %arg2[%c4] : memref<5xf64>
      }
    }
    return
  }
}
