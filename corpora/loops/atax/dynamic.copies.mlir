module {
  func.func @atax(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0_1 : memref<?x?xf32>
    %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
    affine.for %arg3 = 0 to %dim_2 {
      affine.store %cst, %arg2[%arg3] : memref<?xf32>
    }
    affine.for %arg3 = 0 to %dim {
      %0 = affine.for %arg4 = 0 to %dim_2 iter_args(%arg5 = %cst) -> (f32) {
        %1 = affine.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %2 = affine.load %arg1[%arg4] : memref<?xf32>
        %3 = arith.mulf %1, %2 : f32
        %4 = arith.addf %arg5, %3 : f32
        affine.yield %4 : f32
      }
      affine.for %arg4 = 0 to %dim_2 {
        %1 = affine.load %arg2[%arg4] : memref<?xf32>
        %2 = affine.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %3 = arith.mulf %2, %0 : f32
        %4 = arith.addf %1, %3 : f32
        affine.store %4, %arg2[%arg4] : memref<?xf32>
      }
    }
    return
  }
}
