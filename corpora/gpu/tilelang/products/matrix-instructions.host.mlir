func.func @kernel(%x: memref<16x32xf16>, %w: memref<32x16xf16>, %bias: memref<16xf32>, %y: memref<16x16xf32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %bytes = arith.constant 2048 : i32
  gpu.launch_func @cuda::@matrix_instructions_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%bias : memref<16xf32>, %w : memref<32x16xf16>, %x : memref<16x32xf16>, %y : memref<16x16xf32>)
  return
}
