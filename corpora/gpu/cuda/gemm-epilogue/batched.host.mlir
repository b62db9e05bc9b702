func.func @kernel(%a: memref<2x5x8xf32>, %b: memref<2x6x8xf32>, %bias: memref<2x5x6xf32>, %y: memref<2x5x6xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %M = arith.constant 5 : i32
  %N = arith.constant 6 : i32
  %K = arith.constant 8 : i32
  %alpha = arith.constant 0.5 : f32
  gpu.launch_func @cuda::@bmm_rcr_add blocks in (%c2, %c2, %c2) threads in (%c4, %c4, %c1)
    args(%a : memref<2x5x8xf32>, %b : memref<2x6x8xf32>, %bias : memref<2x5x6xf32>, %y : memref<2x5x6xf32>,
         %M : i32, %N : i32, %K : i32, %alpha : f32)
  return
}
