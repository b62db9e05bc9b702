#map = affine_map<() -> (5)>
#map1 = affine_map<(d0)[s0] -> (d0 * s0)>
#map2 = affine_map<(d0)[s0] -> (d0 mod s0)>
#map3 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
module {
  func.func @covariance(%arg0: memref<7x5xf32>, %arg1: memref<5x5xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 7.000000e+00 : f32
    %0 = affine.apply #map()
    %1 = affine.apply #map()
    %2 = affine.apply #map1(%0)[%1]
    affine.for %arg2 = 0 to %2 {
      %3 = affine.apply #map2(%arg2)[%1]
      %4 = affine.apply #map3(%arg2)[%1]
      %alloc = memref.alloc() : memref<7xf32>
      %alloc_1 = memref.alloc() : memref<2xf32>
      affine.store %cst, %alloc_1[0] : memref<2xf32>
      affine.store %cst, %alloc_1[1] : memref<2xf32>
      affine.for %arg3 = 0 to 7 {
        %11 = affine.load %arg0[%arg3, %4] : memref<7x5xf32>
        %12 = affine.load %arg0[%arg3, %3] : memref<7x5xf32>
        %13 = arith.mulf %11, %12 : f32
        affine.store %13, %alloc[%arg3] : memref<7xf32>
        %14 = affine.load %alloc_1[0] : memref<2xf32>
        %15 = affine.load %alloc_1[1] : memref<2xf32>
        %16 = arith.addf %14, %11 : f32
        %17 = arith.addf %15, %12 : f32
        affine.store %16, %alloc_1[0] : memref<2xf32>
        affine.store %17, %alloc_1[1] : memref<2xf32>
      }
      affine.store %cst, %arg1[%4, %3] : memref<5x5xf32>
      affine.for %arg3 = 0 to 7 {
        %11 = affine.load %alloc[%arg3] : memref<7xf32>
        %12 = affine.load %arg1[%4, %3] : memref<5x5xf32>
        %13 = arith.addf %12, %11 : f32
        affine.store %13, %arg1[%4, %3] : memref<5x5xf32>
      }
      %5 = affine.load %alloc_1[0] : memref<2xf32>
      %6 = affine.load %alloc_1[1] : memref<2xf32>
      %7 = arith.mulf %5, %6 : f32
      %8 = arith.divf %7, %cst_0 : f32
      %9 = affine.load %arg1[%4, %3] : memref<5x5xf32>
      %10 = arith.subf %9, %8 : f32
      affine.store %10, %arg1[%4, %3] : memref<5x5xf32>
      memref.dealloc %alloc_1 : memref<2xf32>
      memref.dealloc %alloc : memref<7xf32>
    }
    return
  }
}
