func.func @kernel(%x: memref<4x16xf32>, %y: memref<4x16xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  gpu.launch_func @cuda::@softmax_kernel blocks in (%c2, %c1, %c1) threads in (%c32, %c1, %c1)
    args(%x : memref<4x16xf32>, %y : memref<4x16xf32>)
  return
}
