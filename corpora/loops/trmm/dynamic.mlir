#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @trmm(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>) {
    affine.for %arg5 = 0 to %arg0 {
      affine.for %arg6 = 0 to %arg1 {
        affine.for %arg7 = #map(%arg5) to %arg0 {
          %2 = affine.load %arg3[%arg7, %arg5] : memref<?x?xf32>
          %3 = affine.load %arg4[%arg7, %arg6] : memref<?x?xf32>
          %4 = affine.load %arg4[%arg5, %arg6] : memref<?x?xf32>
          %5 = arith.mulf %2, %3 : f32
          %6 = arith.addf %4, %5 : f32
          affine.store %6, %arg4[%arg5, %arg6] : memref<?x?xf32>
        }
        %0 = affine.load %arg4[%arg5, %arg6] : memref<?x?xf32>
        %1 = arith.mulf %arg2, %0 : f32
        affine.store %1, %arg4[%arg5, %arg6] : memref<?x?xf32>
      }
    }
    return
  }
}
