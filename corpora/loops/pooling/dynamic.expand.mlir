#map = affine_map<()[s0] -> (s0 ceildiv 2)>
#map1 = affine_map<()[s0] -> (s0 ceildiv 3)>
#map2 = affine_map<(d0) -> (d0 * 2)>
#map3 = affine_map<(d0)[s0] -> (d0 * 2 + 2, s0)>
#map4 = affine_map<(d0) -> (d0 * 3)>
#map5 = affine_map<(d0)[s0] -> (d0 * 3 + 3, s0)>
module {
  func.func @pooling(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: memref<?x?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg4 = 0 to #map()[%arg0] {
      affine.for %arg5 = 0 to #map1()[%arg1] {
        affine.store %cst, %arg3[%arg4, %arg5] : memref<?x?xf32>
        affine.for %arg6 = #map2(%arg4) to min #map3(%arg4)[%arg0] {
          affine.for %arg7 = #map4(%arg5) to min #map5(%arg5)[%arg1] {
            %0 = affine.load %arg2[%arg6, %arg7] : memref<?x?xf32>
            %1 = affine.load %arg3[%arg4, %arg5] : memref<?x?xf32>
            %2 = arith.cmpf ugt, %0, %1 : f32
            %3 = arith.select %2, %0, %1 : f32
            %4 = arith.cmpf uno, %1, %1 : f32
            %5 = arith.select %4, %1, %3 : f32
            affine.store %5, %arg3[%arg4, %arg5] : memref<?x?xf32>
          }
        }
      }
    }
    return
  }
}
