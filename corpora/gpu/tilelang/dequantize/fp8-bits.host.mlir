func.func @kernel(%x: memref<4x16xf32>, %packed: memref<8x16xi8>, %y: memref<4x8xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c64 = arith.constant 64 : index
  %bytes = arith.constant 256 : i32
  gpu.launch_func @cuda::@fp8_bits_kernel blocks in (%c2, %c1, %c1) threads in (%c64, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%packed : memref<8x16xi8>, %x : memref<4x16xf32>, %y : memref<4x8xf32>)
  return
}
