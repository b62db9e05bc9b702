func.func @kernel(%a: memref<3x6xf32>, %b: memref<6x32xf32>, %bias: memref<32xf32>, %gamma: memref<32xf32>,
                  %beta: memref<32xf32>, %y: memref<3x32xf32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c32 = arith.constant 32 : index
  %N = arith.constant 32 : i32
  %K = arith.constant 6 : i32
  %x = memref.alloc() : memref<3x32xf32>
  gpu.launch_func @cuda::@gemm_rrr_bias blocks in (%c3, %c1, %c1) threads in (%c32, %c1, %c1)
    args(%a : memref<3x6xf32>, %b : memref<6x32xf32>, %bias : memref<32xf32>, %x : memref<3x32xf32>, %N : i32, %K : i32)
  gpu.launch_func @cuda::@layernorm blocks in (%c3, %c1, %c1) threads in (%c32, %c1, %c1)
    args(%x : memref<3x32xf32>, %gamma : memref<32xf32>, %beta : memref<32xf32>, %y : memref<3x32xf32>, %N : i32)
  memref.dealloc %x : memref<3x32xf32>
  return
}
