#map = affine_map<(d0) -> (d0)>
module {
  func.func @lu(%arg0: memref<7x7xf64>) {
    affine.for %arg1 = 0 to 7 {
      affine.for %arg2 = 0 to #map(%arg1) {
        affine.for %arg3 = 0 to #map(%arg2) {
          %3 = affine.load %arg0[%arg1, %arg3] : memref<7x7xf64>
          %4 = affine.load %arg0[%arg3, %arg2] : memref<7x7xf64>
          %5 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %6 = arith.mulf %3, %4 : f64
          %7 = arith.subf %5, %6 : f64
          affine.store %7, %arg0[%arg1, %arg2] : memref<7x7xf64>
        }
        %0 = affine.load %arg0[%arg2, %arg2] : memref<7x7xf64>
        %1 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
        %2 = arith.divf %1, %0 : f64
        affine.store %2, %arg0[%arg1, %arg2] : memref<7x7xf64>
      }
      affine.for %arg2 = 0 to #map(%arg1) {
        affine.for %arg3 = #map(%arg1) to 7 {
          %0 = affine.load %arg0[%arg1, %arg2] : memref<7x7xf64>
          %1 = affine.load %arg0[%arg2, %arg3] : memref<7x7xf64>
          %2 = affine.load %arg0[%arg1, %arg3] : memref<7x7xf64>
          %3 = arith.mulf %0, %1 : f64
          %4 = arith.subf %2, %3 : f64
          affine.store %4, %arg0[%arg1, %arg3] : memref<7x7xf64>
        }
      }
    }
    return
  }
}
