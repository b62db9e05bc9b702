#map = affine_map<() -> (3)>
#map1 = affine_map<() -> (4)>
#map2 = affine_map<(d0)[s0] -> (d0 * s0)>
#map3 = affine_map<(d0)[s0] -> (d0 mod s0)>
#map4 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
module {
  func.func @doitgen(%arg0: memref<3x4x5xf64>, %arg1: memref<5x5xf64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5xf64>
    %0 = affine.apply #map()
    %1 = affine.apply #map1()
    %2 = affine.apply #map2(%0)[%1]
    affine.for %arg2 = 0 to %2 {
      %3 = affine.apply #map3(%arg2)[%1]
      %4 = affine.apply #map4(%arg2)[%1]
      affine.for %arg3 = 0 to 5 {
        affine.store %cst, %alloc[%arg3] : memref<5xf64>
        affine.for %arg4 = 0 to 5 {
          %5 = affine.load %alloc[%arg3] : memref<5xf64>
          %6 = affine.load %arg0[%4, %3, %arg4] : memref<3x4x5xf64>
          %7 = affine.load %arg1[%arg4, %arg3] : memref<5x5xf64>
          %8 = arith.mulf %6, %7 : f64
          %9 = arith.addf %5, %8 : f64
          affine.store %9, %alloc[%arg3] : memref<5xf64>
        }
      }
      affine.for %arg3 = 0 to 5 {
        %5 = affine.load %alloc[%arg3] : memref<5xf64>
        affine.store %5, %arg0[%4, %3, %arg3] : memref<3x4x5xf64>
      }
    }
    memref.dealloc %alloc : memref<5xf64>
    return
  }
}
