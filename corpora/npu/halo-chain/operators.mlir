func.func @kernel(%x: memref<10x6xf32>, %w: memref<3x3xf32>, %v: memref<3x3xf32>, %y: memref<6x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %between = memref.alloc() : memref<8x4xf32>
  linalg.fill ins(%zero : f32) outs(%between : memref<8x4xf32>)
  linalg.conv_2d ins(%x, %w : memref<10x6xf32>, memref<3x3xf32>) outs(%between : memref<8x4xf32>)
  linalg.conv_2d ins(%between, %v : memref<8x4xf32>, memref<3x3xf32>) outs(%y : memref<6x2xf32>)
  memref.dealloc %between : memref<8x4xf32>
  return
}
