func.func @kernel(%x: memref<10x6xf32>, %w: memref<3x3xf32>, %y: memref<8x4xf32>) {
  linalg.conv_2d ins(%x, %w : memref<10x6xf32>, memref<3x3xf32>) outs(%y : memref<8x4xf32>)
  return
}
