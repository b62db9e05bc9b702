#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0 * s1)>
module {
  func.func @kernel(%arg0: memref<?x9x9xi32>, %arg1: index, %arg2: index) {
    affine.for %arg3 = 1 to 8 step 4 {
      affine.for %arg4 = 1 to 8 step 4 {
        affine.for %arg5 = #map(%arg3) to min #map1(%arg3) {
          affine.for %arg6 = #map(%arg4) to min #map1(%arg4) {
            %0 = affine.apply #map2()[%arg1, %arg2]
            %1 = affine.load %arg0[%0, %arg5 - 1, %arg6 + 1] : memref<?x9x9xi32>
            %2 = affine.load %arg0[%0, %arg5, %arg6] : memref<?x9x9xi32>
            %3 = arith.addi %1, %2 : i32
            affine.store %3, %arg0[%0, %arg5, %arg6] : memref<?x9x9xi32>
          }
        }
      }
    }
    return
  }
}
