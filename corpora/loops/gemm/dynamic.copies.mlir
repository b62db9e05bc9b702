module {
  func.func @gemm(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0_0 : memref<?x?xf32>
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_2 = memref.dim %arg1, %c1 : memref<?x?xf32>
    scf.for %arg3 = %c0_0 to %dim step %c1 {
      scf.for %arg4 = %c0_0 to %dim_1 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %1 = scf.for %arg5 = %c0_0 to %dim_2 step %c1 iter_args(%arg6 = %0) -> (f32) {
          %2 = memref.load %arg1[%arg3, %arg5] : memref<?x?xf32>
          %3 = memref.load %arg2[%arg5, %arg4] : memref<?x?xf32>
          %4 = arith.mulf %2, %3 : f32
          %5 = arith.addf %arg6, %4 : f32
          scf.yield %5 : f32
        }
        memref.store %1, %arg0[%arg3, %arg4] : memref<?x?xf32>
      }
    }
    return
  }
}
