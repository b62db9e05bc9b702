func.func @linear(%x: memref<4x16xf32>, %w: memref<16x16xf32>, %y: memref<4x16xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<4x16xf32>)
  linalg.matmul ins(%x, %w : memref<4x16xf32>, memref<16x16xf32>) outs(%y : memref<4x16xf32>)
  return
}
