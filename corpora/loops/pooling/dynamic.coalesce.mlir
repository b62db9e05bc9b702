#map = affine_map<()[s0] -> (s0 ceildiv 2)>
#map1 = affine_map<()[s0] -> (s0 ceildiv 3)>
#map2 = affine_map<(d0)[s0] -> (d0 * s0)>
#map3 = affine_map<(d0)[s0] -> (d0 mod s0)>
#map4 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
#map5 = affine_map<(d0) -> (d0 * 2)>
#map6 = affine_map<(d0)[s0] -> (d0 * 2 + 2, s0)>
#map7 = affine_map<(d0) -> (d0 * 3)>
#map8 = affine_map<(d0)[s0] -> (d0 * 3 + 3, s0)>
module {
  func.func @pooling(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: memref<?x?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = affine.apply #map()[%arg0]
    %1 = affine.apply #map1()[%arg1]
    %2 = affine.apply #map2(%0)[%1]
    affine.for %arg4 = 0 to %2 {
      %3 = affine.apply #map3(%arg4)[%1]
      %4 = affine.apply #map4(%arg4)[%1]
      affine.store %cst, %arg3[%4, %3] : memref<?x?xf32>
      affine.for %arg5 = #map5(%4) to min #map6(%4)[%arg0] {
        affine.for %arg6 = #map7(%3) to min #map8(%3)[%arg1] {
          %5 = affine.load %arg2[%arg5, %arg6] : memref<?x?xf32>
          %6 = affine.load %arg3[%4, %3] : memref<?x?xf32>
          %7 = arith.maximumf %5, %6 : f32
          affine.store %7, %arg3[%4, %3] : memref<?x?xf32>
        }
      }
    }
    return
  }
}
