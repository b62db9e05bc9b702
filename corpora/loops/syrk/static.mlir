#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @syrk(%arg0: f64, %arg1: f64, %arg2: memref<7x7xf64>, %arg3: memref<7x5xf64>) {
    affine.for %arg4 = 0 to 7 {
      affine.for %arg5 = 0 to #map(%arg4) {
        %0 = affine.load %arg2[%arg4, %arg5] : memref<7x7xf64>
        %1 = arith.mulf %0, %arg1 : f64
        affine.store %1, %arg2[%arg4, %arg5] : memref<7x7xf64>
      }
      affine.for %arg5 = 0 to 5 {
        affine.for %arg6 = 0 to #map(%arg4) {
          %0 = affine.load %arg3[%arg4, %arg5] : memref<7x5xf64>
          %1 = affine.load %arg3[%arg6, %arg5] : memref<7x5xf64>
          %2 = affine.load %arg2[%arg4, %arg6] : memref<7x7xf64>
          %3 = arith.mulf %arg0, %0 : f64
          %4 = arith.mulf %3, %1 : f64
          %5 = arith.addf %2, %4 : f64
          affine.store %5, %arg2[%arg4, %arg6] : memref<7x7xf64>
        }
      }
    }
    return
  }
}
