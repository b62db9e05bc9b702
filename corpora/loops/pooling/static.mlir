module {
  func.func @pooling(%arg0: memref<1x8x9x3xf32>, %arg1: memref<2x3xf32>, %arg2: memref<1x4x3x3xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    linalg.fill ins(%cst : f32) outs(%arg2 : memref<1x4x3x3xf32>)
    linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x8x9x3xf32>, memref<2x3xf32>) outs(%arg2 : memref<1x4x3x3xf32>)
    return
  }
}
