module {
  func.func @covariance(%arg0: memref<7x5xf32>, %arg1: memref<5x5xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 7.000000e+00 : f32
    affine.for %arg2 = 0 to 5 {
      affine.for %arg3 = 0 to 5 {
        %alloc = memref.alloc() : memref<2xf32>
        affine.store %cst, %alloc[0] : memref<2xf32>
        affine.store %cst, %alloc[1] : memref<2xf32>
        affine.store %cst, %arg1[%arg2, %arg3] : memref<5x5xf32>
        affine.for %arg4 = 0 to 7 {
          %6 = affine.load %arg0[%arg4, %arg2] : memref<7x5xf32>
          %7 = affine.load %arg0[%arg4, %arg3] : memref<7x5xf32>
          %8 = arith.mulf %6, %7 : f32
          %9 = affine.load %alloc[0] : memref<2xf32>
          %10 = affine.load %alloc[1] : memref<2xf32>
          %11 = arith.addf %9, %6 : f32
          %12 = arith.addf %10, %7 : f32
          affine.store %11, %alloc[0] : memref<2xf32>
          affine.store %12, %alloc[1] : memref<2xf32>
          %13 = affine.load %arg1[%arg2, %arg3] : memref<5x5xf32>
          %14 = arith.addf %13, %8 : f32
          affine.store %14, %arg1[%arg2, %arg3] : memref<5x5xf32>
        }
        %0 = affine.load %alloc[0] : memref<2xf32>
        %1 = affine.load %alloc[1] : memref<2xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = arith.divf %2, %cst_0 : f32
        %4 = affine.load %arg1[%arg2, %arg3] : memref<5x5xf32>
        %5 = arith.subf %4, %3 : f32
        affine.store %5, %arg1[%arg2, %arg3] : memref<5x5xf32>
        memref.dealloc %alloc : memref<2xf32>
      }
    }
    return
  }
}
