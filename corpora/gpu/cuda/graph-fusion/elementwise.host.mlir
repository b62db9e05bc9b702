func.func @kernel(%x: memref<4x6xf32>, %w0: memref<6x8xf32>, %b0: memref<8xf32>, %w1: memref<6x8xf32>,
                  %b1: memref<8xf32>, %y: memref<4x8xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %t0 = memref.alloc() : memref<4x8xf32>
  %t1 = memref.alloc() : memref<4x8xf32>
  %t2 = memref.alloc() : memref<4x8xf32>
  gpu.launch_func @cuda::@Dot_float_float_float_cuda_Dot_0 blocks in (%c4, %c1, %c1) threads in (%c8, %c1, %c1)
    args(%x : memref<4x6xf32>, %w0 : memref<6x8xf32>, %t0 : memref<4x8xf32>)
  gpu.launch_func @cuda::@Dot_float_float_float_cuda_Dot_0 blocks in (%c4, %c1, %c1) threads in (%c8, %c1, %c1)
    args(%x : memref<4x6xf32>, %w1 : memref<6x8xf32>, %t1 : memref<4x8xf32>)
  gpu.launch_func @cuda::@FusedKernel_float_float_float_float_float_cuda_Add_Relu_Tanh_Multiply_6 blocks in (%c4, %c1, %c1) threads in (%c8, %c1, %c1)
    args(%t0 : memref<4x8xf32>, %b0 : memref<8xf32>, %t1 : memref<4x8xf32>, %b1 : memref<8xf32>, %y : memref<4x8xf32>)
  memref.dealloc %t2 : memref<4x8xf32>
  memref.dealloc %t1 : memref<4x8xf32>
  memref.dealloc %t0 : memref<4x8xf32>
  return
}
