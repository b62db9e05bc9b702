module {
  func.func @atax(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    affine.parallel (%arg3) = (0) to (symbol(%dim_0)) {
      affine.store %cst, %arg2[%arg3] : memref<?xf32>
    }
    affine.for %arg3 = 0 to %dim {
      %0 = affine.parallel (%arg4) = (0) to (symbol(%dim_0)) reduce ("addf") -> (f32) {
        %2 = affine.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %3 = affine.load %arg1[%arg4] : memref<?xf32>
        %4 = arith.mulf %2, %3 : f32
        affine.yield %4 : f32
      }
      %1 = arith.addf %cst, %0 : f32
      affine.parallel (%arg4) = (0) to (symbol(%dim_0)) {
        %2 = affine.load %arg2[%arg4] : memref<?xf32>
        %3 = affine.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %4 = arith.mulf %3, %1 : f32
        %5 = arith.addf %2, %4 : f32
        affine.store %5, %arg2[%arg4] : memref<?xf32>
      }
    }
    return
  }
}
