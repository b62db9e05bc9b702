func.func @kernel(%x: memref<4x16xf32>, %packed: memref<8x2xi32>, %table: memref<16xf32>, %y: memref<4x8xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  %bytes = arith.constant 576 : i32
  gpu.launch_func @cuda::@nf4_table_kernel blocks in (%c2, %c1, %c1) threads in (%c32, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%packed : memref<8x2xi32>, %table : memref<16xf32>, %x : memref<4x16xf32>, %y : memref<4x8xf32>)
  return
}
