func.func @gemm(%A: memref<7x6xf32>, %B: memref<6x5xf32>, %C: memref<7x5xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%C : memref<7x5xf32>)
  linalg.matmul ins(%A, %B : memref<7x6xf32>, memref<6x5xf32>) outs(%C : memref<7x5xf32>)
  return
}
