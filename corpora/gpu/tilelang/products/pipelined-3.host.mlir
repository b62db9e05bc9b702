func.func @kernel(%x: memref<8x64xf32>, %w: memref<8x64xf32>, %bias: memref<8xf32>, %y: memref<8x8xf32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %bytes = arith.constant 3072 : i32
  gpu.launch_func @cuda::@pipelined_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%bias : memref<8xf32>, %w : memref<8x64xf32>, %x : memref<8x64xf32>, %y : memref<8x8xf32>)
  return
}
