func.func @kernel(%x: memref<16x16xf32>, %y: memref<16x16xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  %bytes = arith.constant 256 : i32
  gpu.launch_func @cuda::@transpose_swizzled_kernel blocks in (%c2, %c2, %c1) threads in (%c32, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%x : memref<16x16xf32>, %y : memref<16x16xf32>)
  return
}
