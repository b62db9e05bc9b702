func.func @kernel(%x: memref<3x16xf32>, %packed: memref<4x1xi32>, %scale: memref<4xf32>, %y: memref<3x4xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  gpu.launch_func @cuda::@matmul_i2 blocks in (%c3, %c1, %c1) threads in (%c4, %c1, %c1)
    args(%x : memref<3x16xf32>, %packed : memref<4x1xi32>, %scale : memref<4xf32>, %y : memref<3x4xf32>)
  return
}
