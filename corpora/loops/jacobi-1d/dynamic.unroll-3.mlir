#map = affine_map<()[s0] -> (((s0 - 2) floordiv 3) * 3 + 1)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<()[s0] -> (s0 - 1)>
module {
  func.func @jacobi_1d(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xf64>) {
    %cst = arith.constant 3.333300e-01 : f64
    affine.for %arg4 = 0 to %arg0 {
      affine.for %arg5 = 1 to #map()[%arg1] step 3 {
        %0 = affine.load %arg2[%arg5 - 1] : memref<?xf64>
        %1 = affine.load %arg2[%arg5] : memref<?xf64>
        %2 = affine.load %arg2[%arg5 + 1] : memref<?xf64>
        %3 = arith.addf %0, %1 : f64
        %4 = arith.addf %3, %2 : f64
        %5 = arith.mulf %cst, %4 : f64
        affine.store %5, %arg3[%arg5] : memref<?xf64>
        %6 = affine.apply #map1(%arg5)
        %7 = affine.load %arg2[%6 - 1] : memref<?xf64>
        %8 = affine.load %arg2[%6] : memref<?xf64>
        %9 = affine.load %arg2[%6 + 1] : memref<?xf64>
        %10 = arith.addf %7, %8 : f64
        %11 = arith.addf %10, %9 : f64
        %12 = arith.mulf %cst, %11 : f64
        affine.store %12, %arg3[%6] : memref<?xf64>
        %13 = affine.apply #map2(%arg5)
        %14 = affine.load %arg2[%13 - 1] : memref<?xf64>
        %15 = affine.load %arg2[%13] : memref<?xf64>
        %16 = affine.load %arg2[%13 + 1] : memref<?xf64>
        %17 = arith.addf %14, %15 : f64
        %18 = arith.addf %17, %16 : f64
        %19 = arith.mulf %cst, %18 : f64
        affine.store %19, %arg3[%13] : memref<?xf64>
      }
      affine.for %arg5 = #map()[%arg1] to #map3()[%arg1] {
        %0 = affine.load %arg2[%arg5 - 1] : memref<?xf64>
        %1 = affine.load %arg2[%arg5] : memref<?xf64>
        %2 = affine.load %arg2[%arg5 + 1] : memref<?xf64>
        %3 = arith.addf %0, %1 : f64
        %4 = arith.addf %3, %2 : f64
        %5 = arith.mulf %cst, %4 : f64
        affine.store %5, %arg3[%arg5] : memref<?xf64>
      }
      affine.for %arg5 = 1 to #map()[%arg1] step 3 {
        %0 = affine.load %arg3[%arg5 - 1] : memref<?xf64>
        %1 = affine.load %arg3[%arg5] : memref<?xf64>
        %2 = affine.load %arg3[%arg5 + 1] : memref<?xf64>
        %3 = arith.addf %0, %1 : f64
        %4 = arith.addf %3, %2 : f64
        %5 = arith.mulf %cst, %4 : f64
        affine.store %5, %arg2[%arg5] : memref<?xf64>
        %6 = affine.apply #map1(%arg5)
        %7 = affine.load %arg3[%6 - 1] : memref<?xf64>
        %8 = affine.load %arg3[%6] : memref<?xf64>
        %9 = affine.load %arg3[%6 + 1] : memref<?xf64>
        %10 = arith.addf %7, %8 : f64
        %11 = arith.addf %10, %9 : f64
        %12 = arith.mulf %cst, %11 : f64
        affine.store %12, %arg2[%6] : memref<?xf64>
        %13 = affine.apply #map2(%arg5)
        %14 = affine.load %arg3[%13 - 1] : memref<?xf64>
        %15 = affine.load %arg3[%13] : memref<?xf64>
        %16 = affine.load %arg3[%13 + 1] : memref<?xf64>
        %17 = arith.addf %14, %15 : f64
        %18 = arith.addf %17, %16 : f64
        %19 = arith.mulf %cst, %18 : f64
        affine.store %19, %arg2[%13] : memref<?xf64>
      }
      affine.for %arg5 = #map()[%arg1] to #map3()[%arg1] {
        %0 = affine.load %arg3[%arg5 - 1] : memref<?xf64>
        %1 = affine.load %arg3[%arg5] : memref<?xf64>
        %2 = affine.load %arg3[%arg5 + 1] : memref<?xf64>
        %3 = arith.addf %0, %1 : f64
        %4 = arith.addf %3, %2 : f64
        %5 = arith.mulf %cst, %4 : f64
        affine.store %5, %arg2[%arg5] : memref<?xf64>
      }
    }
    return
  }
}
