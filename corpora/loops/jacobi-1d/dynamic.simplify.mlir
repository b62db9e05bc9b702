#map = affine_map<()[s0] -> (s0 - 1)>
module {
  func.func @jacobi_1d(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xf64>) {
    %cst = arith.constant 3.333300e-01 : f64
    affine.for %arg4 = 0 to %arg0 {
      affine.for %arg5 = 1 to #map()[%arg1] {
        %0 = affine.load %arg2[%arg5 - 1] : memref<?xf64>
        %1 = affine.load %arg2[%arg5] : memref<?xf64>
        %2 = affine.load %arg2[%arg5 + 1] : memref<?xf64>
        %3 = arith.addf %0, %1 : f64
        %4 = arith.addf %3, %2 : f64
        %5 = arith.mulf %4, %cst : f64
        affine.store %5, %arg3[%arg5] : memref<?xf64>
      }
      affine.for %arg5 = 1 to #map()[%arg1] {
        %0 = affine.load %arg3[%arg5 - 1] : memref<?xf64>
        %1 = affine.load %arg3[%arg5] : memref<?xf64>
        %2 = affine.load %arg3[%arg5 + 1] : memref<?xf64>
        %3 = arith.addf %0, %1 : f64
        %4 = arith.addf %3, %2 : f64
        %5 = arith.mulf %4, %cst : f64
        affine.store %5, %arg2[%arg5] : memref<?xf64>
      }
    }
    return
  }
}
