func.func @kernel(%a: memref<7x12xf32>, %b: memref<12x10xf32>, %bias: memref<10xf32>, %residual: memref<7x10xf32>,
                  %y: memref<7x10xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %M = arith.constant 7 : i32
  %N = arith.constant 10 : i32
  %K = arith.constant 12 : i32
  %c24 = arith.constant 24 : index
  %size = arith.constant 70 : i32
  %product = memref.alloc() : memref<7x10xf32>
  %biased = memref.alloc() : memref<7x10xf32>
  gpu.launch_func @cuda::@gemm_rrr blocks in (%c3, %c2, %c1) threads in (%c4, %c4, %c1)
    args(%a : memref<7x12xf32>, %b : memref<12x10xf32>, %product : memref<7x10xf32>, %M : i32, %N : i32, %K : i32)
  gpu.launch_func @cuda::@bias_add blocks in (%c3, %c1, %c1) threads in (%c24, %c1, %c1)
    args(%product : memref<7x10xf32>, %bias : memref<10xf32>, %biased : memref<7x10xf32>, %size : i32, %N : i32)
  gpu.launch_func @cuda::@relu blocks in (%c3, %c1, %c1) threads in (%c24, %c1, %c1)
    args(%biased : memref<7x10xf32>, %product : memref<7x10xf32>, %size : i32)
  gpu.launch_func @cuda::@add blocks in (%c3, %c1, %c1) threads in (%c24, %c1, %c1)
    args(%product : memref<7x10xf32>, %residual : memref<7x10xf32>, %y : memref<7x10xf32>, %size : i32)
  memref.dealloc %biased : memref<7x10xf32>
  memref.dealloc %product : memref<7x10xf32>
  return
}
