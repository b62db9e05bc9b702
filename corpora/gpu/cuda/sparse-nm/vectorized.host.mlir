func.func @kernel(%kept: memref<4x6xf32>, %at: memref<4x6xi32>, %b: memref<12x4xf32>, %y: memref<4x4xf32>) {
  %gx = arith.constant 2 : index
  %gy = arith.constant 1 : index
  %bx = arith.constant 3 : index
  %by = arith.constant 1 : index
  %c1 = arith.constant 1 : index
  %M = arith.constant 4 : i32
  %N = arith.constant 4 : i32
  %K = arith.constant 12 : i32
  gpu.launch_func @cuda::@nm_spmm_vectorized blocks in (%gx, %gy, %c1) threads in (%bx, %by, %c1)
    args(%kept : memref<4x6xf32>, %at : memref<4x6xi32>, %b : memref<12x4xf32>, %y : memref<4x4xf32>,
         %M : i32, %N : i32, %K : i32)
  return
}
