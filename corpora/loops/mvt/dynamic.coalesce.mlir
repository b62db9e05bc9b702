#map = affine_map<()[s0] -> (s0)>
#map1 = affine_map<(d0)[s0] -> (d0 * s0)>
#map2 = affine_map<(d0)[s0] -> (d0 mod s0)>
#map3 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
module {
  func.func @mvt(%arg0: index, %arg1: memref<?xf64>, %arg2: memref<?xf64>, %arg3: memref<?xf64>, %arg4: memref<?xf64>, %arg5: memref<?x?xf64>) {
    %0 = affine.apply #map()[%arg0]
    %1 = affine.apply #map()[%arg0]
    %2 = affine.apply #map1(%0)[%1]
    affine.for %arg6 = 0 to %2 {
      %6 = affine.apply #map2(%arg6)[%1]
      %7 = affine.apply #map3(%arg6)[%1]
      %8 = affine.load %arg5[%7, %6] : memref<?x?xf64>
      %9 = affine.load %arg3[%6] : memref<?xf64>
      %10 = affine.load %arg1[%7] : memref<?xf64>
      %11 = arith.mulf %8, %9 : f64
      %12 = arith.addf %10, %11 : f64
      affine.store %12, %arg1[%7] : memref<?xf64>
    }
    %3 = affine.apply #map()[%arg0]
    %4 = affine.apply #map()[%arg0]
    %5 = affine.apply #map1(%3)[%4]
    affine.for %arg6 = 0 to %5 {
      %6 = affine.apply #map2(%arg6)[%4]
      %7 = affine.apply #map3(%arg6)[%4]
      %8 = affine.load %arg5[%6, %7] : memref<?x?xf64>
      %9 = affine.load %arg4[%6] : memref<?xf64>
      %10 = affine.load %arg2[%7] : memref<?xf64>
      %11 = arith.mulf %8, %9 : f64
      %12 = arith.addf %10, %11 : f64
      affine.store %12, %arg2[%7] : memref<?xf64>
    }
    return
  }
}
