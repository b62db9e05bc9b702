#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @doitgen(%arg0: memref<3x4x5xf64>, %arg1: memref<5x5xf64>) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5xf64>
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 4 {
        affine.for %arg4 = 0 to 5 {
          affine.store %cst, %alloc[%arg4] : memref<5xf64>
          %5 = affine.load %alloc[%arg4] : memref<5xf64>
          %6 = affine.load %arg0[%arg2, %arg3, %c0_0] : memref<3x4x5xf64>
          %7 = affine.load %arg1[%c0_0, %arg4] : memref<5x5xf64>
          %8 = arith.mulf %6, %7 : f64
          %9 = arith.addf %5, %8 : f64
          affine.store %9, %alloc[%arg4] : memref<5xf64>
          %10 = affine.apply #map(%c0_0)
          %11 = affine.load %alloc[%arg4] : memref<5xf64>
          %12 = affine.load %arg0[%arg2, %arg3, %10] : memref<3x4x5xf64>
          %13 = affine.load %arg1[%10, %arg4] : memref<5x5xf64>
          %14 = arith.mulf %12, %13 : f64
          %15 = arith.addf %11, %14 : f64
          affine.store %15, %alloc[%arg4] : memref<5xf64>
          %16 = affine.apply #map1(%c0_0)
          %17 = affine.load %alloc[%arg4] : memref<5xf64>
          %18 = affine.load %arg0[%arg2, %arg3, %16] : memref<3x4x5xf64>
          %19 = affine.load %arg1[%16, %arg4] : memref<5x5xf64>
          %20 = arith.mulf %18, %19 : f64
          %21 = arith.addf %17, %20 : f64
          affine.store %21, %alloc[%arg4] : memref<5xf64>
          affine.for %arg5 = 3 to 5 {
            %22 = affine.load %alloc[%arg4] : memref<5xf64>
            %23 = affine.load %arg0[%arg2, %arg3, %arg5] : memref<3x4x5xf64>
            %24 = affine.load %arg1[%arg5, %arg4] : memref<5x5xf64>
            %25 = arith.mulf %23, %24 : f64
            %26 = arith.addf %22, %25 : f64
            affine.store %26, %alloc[%arg4] : memref<5xf64>
          }
        }
        %0 = affine.load %alloc[%c0] : memref<5xf64>
        affine.store %0, %arg0[%arg2, %arg3, %c0] : memref<3x4x5xf64>
        %1 = affine.apply #map(%c0)
        %2 = affine.load %alloc[%1] : memref<5xf64>
        affine.store %2, %arg0[%arg2, %arg3, %1] : memref<3x4x5xf64>
        %3 = affine.apply #map1(%c0)
        %4 = affine.load %alloc[%3] : memref<5xf64>
        affine.store %4, %arg0[%arg2, %arg3, %3] : memref<3x4x5xf64>
        affine.for %arg4 = 3 to 5 {
          %5 = affine.load %alloc[%arg4] : memref<5xf64>
          affine.store %5, %arg0[%arg2, %arg3, %arg4] : memref<3x4x5xf64>
        }
      }
    }
    memref.dealloc %alloc : memref<5xf64>
    return
  }
}
