#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0)[s0] -> (d0 + 4, s0)>
module {
  func.func @lu(%arg0: index, %arg1: memref<?x?xf32>) {
    affine.for %arg2 = 0 to %arg0 step 4 {
      affine.for %arg3 = #map(%arg2) to min #map1(%arg2)[%arg0] {
        affine.for %arg4 = 0 to #map(%arg3) {
          affine.for %arg5 = 0 to #map(%arg4) {
            %3 = affine.load %arg1[%arg3, %arg5] : memref<?x?xf32>
            %4 = affine.load %arg1[%arg5, %arg4] : memref<?x?xf32>
            %5 = affine.load %arg1[%arg3, %arg4] : memref<?x?xf32>
            %6 = arith.mulf %3, %4 : f32
            %7 = arith.subf %5, %6 : f32
            affine.store %7, %arg1[%arg3, %arg4] : memref<?x?xf32>
          }
          %0 = affine.load %arg1[%arg4, %arg4] : memref<?x?xf32>
          %1 = affine.load %arg1[%arg3, %arg4] : memref<?x?xf32>
          %2 = arith.divf %1, %0 : f32
          affine.store %2, %arg1[%arg3, %arg4] : memref<?x?xf32>
        }
        affine.for %arg4 = #map(%arg3) to %arg0 {
          affine.for %arg5 = 0 to #map(%arg3) {
            %0 = affine.load %arg1[%arg3, %arg5] : memref<?x?xf32>
            %1 = affine.load %arg1[%arg5, %arg4] : memref<?x?xf32>
            %2 = affine.load %arg1[%arg3, %arg4] : memref<?x?xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.subf %2, %3 : f32
            affine.store %4, %arg1[%arg3, %arg4] : memref<?x?xf32>
          }
        }
      }
    }
    return
  }
}
