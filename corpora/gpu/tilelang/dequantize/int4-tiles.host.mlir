func.func @kernel(%x: memref<4x32xf32>, %packed: memref<8x16xi8>, %scale: memref<8x2xf32>, %y: memref<4x8xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  %bytes = arith.constant 512 : i32
  gpu.launch_func @cuda::@int4_tiles_kernel blocks in (%c2, %c1, %c1) threads in (%c32, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%packed : memref<8x16xi8>, %scale : memref<8x2xf32>, %x : memref<4x32xf32>, %y : memref<4x8xf32>)
  return
}
