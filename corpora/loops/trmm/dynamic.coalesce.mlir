#map = affine_map<()[s0] -> (s0)>
#map1 = affine_map<(d0)[s0] -> (d0 * s0)>
#map2 = affine_map<(d0)[s0] -> (d0 mod s0)>
#map3 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
#map4 = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @trmm(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>) {
    %0 = affine.apply #map()[%arg0]
    %1 = affine.apply #map()[%arg1]
    %2 = affine.apply #map1(%0)[%1]
    affine.for %arg5 = 0 to %2 {
      %3 = affine.apply #map2(%arg5)[%1]
      %4 = affine.apply #map3(%arg5)[%1]
      affine.for %arg6 = #map4(%4) to %arg0 {
        %7 = affine.load %arg3[%arg6, %4] : memref<?x?xf32>
        %8 = affine.load %arg4[%arg6, %3] : memref<?x?xf32>
        %9 = affine.load %arg4[%4, %3] : memref<?x?xf32>
        %10 = arith.mulf %7, %8 : f32
        %11 = arith.addf %9, %10 : f32
        affine.store %11, %arg4[%4, %3] : memref<?x?xf32>
      }
      %5 = affine.load %arg4[%4, %3] : memref<?x?xf32>
      %6 = arith.mulf %arg2, %5 : f32
      affine.store %6, %arg4[%4, %3] : memref<?x?xf32>
    }
    return
  }
}
