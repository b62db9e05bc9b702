func.func @kernel(%A: memref<64x64xi32>, %B: memref<64x64xi32>, %C: memref<64x64xi32>) {
  linalg.matmul ins(%A, %B : memref<64x64xi32>, memref<64x64xi32>) outs(%C : memref<64x64xi32>)
  return
}
