#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @syr2k(%arg0: index, %arg1: index, %arg2: f64, %arg3: memref<?x?xf64>, %arg4: memref<?x?xf64>, %arg5: memref<?x?xf64>) {
    affine.for %arg6 = 0 to %arg0 {
      affine.for %arg7 = 0 to %arg1 {
        affine.for %arg8 = 0 to #map(%arg6) {
          %0 = affine.load %arg4[%arg8, %arg7] : memref<?x?xf64>
          %1 = affine.load %arg5[%arg6, %arg7] : memref<?x?xf64>
          %2 = affine.load %arg5[%arg8, %arg7] : memref<?x?xf64>
          %3 = affine.load %arg4[%arg6, %arg7] : memref<?x?xf64>
          %4 = affine.load %arg3[%arg6, %arg8] : memref<?x?xf64>
          %5 = arith.mulf %0, %arg2 : f64
          %6 = arith.mulf %5, %1 : f64
          %7 = arith.mulf %2, %arg2 : f64
          %8 = arith.mulf %7, %3 : f64
          %9 = arith.addf %6, %8 : f64
          %10 = arith.addf %4, %9 : f64
          affine.store %10, %arg3[%arg6, %arg8] : memref<?x?xf64>
        }
      }
    }
    return
  }
}
