func.func @kernel(%x: memref<2x128xf32>, %w: memref<128xf32>, %y: memref<2x128xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c64 = arith.constant 64 : index
  %bytes = arith.constant 256 : i32
  gpu.launch_func @cuda::@rms_norm_kernel blocks in (%c2, %c1, %c1) threads in (%c64, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%w : memref<128xf32>, %x : memref<2x128xf32>, %y : memref<2x128xf32>)
  return
}
