#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0)[s0] -> (d0 + 3, s0)>
#map2 = affine_map<()[s0] -> (s0 - 1)>
module {
  func.func @jacobi_1d(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xf64>) {
    %cst = arith.constant 3.333300e-01 : f64
    affine.for %arg4 = 0 to %arg0 step 3 {
      affine.for %arg5 = #map(%arg4) to min #map1(%arg4)[%arg0] {
        affine.for %arg6 = 1 to #map2()[%arg1] {
          %0 = affine.load %arg2[%arg6 - 1] : memref<?xf64>
          %1 = affine.load %arg2[%arg6] : memref<?xf64>
          %2 = affine.load %arg2[%arg6 + 1] : memref<?xf64>
          %3 = arith.addf %0, %1 : f64
          %4 = arith.addf %3, %2 : f64
          %5 = arith.mulf %cst, %4 : f64
          affine.store %5, %arg3[%arg6] : memref<?xf64>
        }
        affine.for %arg6 = 1 to #map2()[%arg1] {
          %0 = affine.load %arg3[%arg6 - 1] : memref<?xf64>
          %1 = affine.load %arg3[%arg6] : memref<?xf64>
          %2 = affine.load %arg3[%arg6 + 1] : memref<?xf64>
          %3 = arith.addf %0, %1 : f64
          %4 = arith.addf %3, %2 : f64
          %5 = arith.mulf %cst, %4 : f64
          affine.store %5, %arg2[%arg6] : memref<?xf64>
        }
      }
    }
    return
  }
}
