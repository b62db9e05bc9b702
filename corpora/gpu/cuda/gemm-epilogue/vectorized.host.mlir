func.func @kernel(%a: memref<7x12xf32>, %b: memref<12x10xf32>, %bias: memref<10xf32>, %residual: memref<7x10xf32>,
                  %y: memref<7x10xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %M = arith.constant 7 : i32
  %N = arith.constant 10 : i32
  %K = arith.constant 12 : i32
  gpu.launch_func @cuda::@gemm_rrr_bias_relu_add blocks in (%c2, %c2, %c1) threads in (%c4, %c4, %c1)
    args(%a : memref<7x12xf32>, %b : memref<12x10xf32>, %bias : memref<10xf32>, %residual : memref<7x10xf32>,
         %y : memref<7x10xf32>, %M : i32, %N : i32, %K : i32)
  return
}
