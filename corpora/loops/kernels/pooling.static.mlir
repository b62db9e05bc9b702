func.func @pooling(%input: memref<1x8x9x3xf32>, %window: memref<2x3xf32>, %output: memref<1x4x3x3xf32>) {
  %lowest = arith.constant 0xFF800000 : f32
  linalg.fill ins(%lowest : f32) outs(%output : memref<1x4x3x3xf32>)
  linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%input, %window : memref<1x8x9x3xf32>, memref<2x3xf32>) outs(%output : memref<1x4x3x3xf32>)
  return
}
