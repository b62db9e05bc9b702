#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @jacobi_2d(%arg0: memref<7x9xf64>, %arg1: memref<7x9xf64>) {
    %cst = arith.constant 2.000000e-01 : f64
    affine.for %arg2 = 0 to 2 {
      affine.for %arg3 = 0 to 5 {
        %0 = affine.apply #map(%arg3)
        affine.for %arg4 = 0 to 7 {
          %1 = affine.apply #map(%arg4)
          %2 = affine.load %arg0[%0, %1] : memref<7x9xf64>
          %3 = affine.load %arg0[%0, %1 - 1] : memref<7x9xf64>
          %4 = affine.load %arg0[%0, %1 + 1] : memref<7x9xf64>
          %5 = affine.load %arg0[%0 + 1, %1] : memref<7x9xf64>
          %6 = affine.load %arg0[%0 - 1, %1] : memref<7x9xf64>
          %7 = arith.addf %2, %3 : f64
          %8 = arith.addf %7, %4 : f64
          %9 = arith.addf %8, %5 : f64
          %10 = arith.addf %9, %6 : f64
          %11 = arith.mulf %cst, %10 : f64
          affine.store %11, %arg1[%0, %1] : memref<7x9xf64>
        }
      }
      affine.for %arg3 = 0 to 5 {
        %0 = affine.apply #map(%arg3)
        affine.for %arg4 = 0 to 7 {
          %1 = affine.apply #map(%arg4)
          %2 = affine.load %arg1[%0, %1] : memref<7x9xf64>
          %3 = affine.load %arg1[%0, %1 - 1] : memref<7x9xf64>
          %4 = affine.load %arg1[%0, %1 + 1] : memref<7x9xf64>
          %5 = affine.load %arg1[%0 + 1, %1] : memref<7x9xf64>
          %6 = affine.load %arg1[%0 - 1, %1] : memref<7x9xf64>
          %7 = arith.addf %2, %3 : f64
          %8 = arith.addf %7, %4 : f64
          %9 = arith.addf %8, %5 : f64
          %10 = arith.addf %9, %6 : f64
          %11 = arith.mulf %cst, %10 : f64
          affine.store %11, %arg0[%0, %1] : memref<7x9xf64>
        }
      }
    }
    return
  }
}
