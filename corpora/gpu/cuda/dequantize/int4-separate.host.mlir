func.func @kernel(%x: memref<3x16xf32>, %packed: memref<4x2xi32>, %scale: memref<4xf32>, %y: memref<3x4xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %weights = memref.alloc() : memref<4x16xf32>
  gpu.launch_func @cuda::@decode blocks in (%c4, %c1, %c1) threads in (%c16, %c1, %c1)
    args(%packed : memref<4x2xi32>, %scale : memref<4xf32>, %weights : memref<4x16xf32>)
  gpu.launch_func @cuda::@matmul blocks in (%c3, %c1, %c1) threads in (%c4, %c1, %c1)
    args(%x : memref<3x16xf32>, %weights : memref<4x16xf32>, %y : memref<3x4xf32>)
  memref.dealloc %weights : memref<4x16xf32>
  return
}
