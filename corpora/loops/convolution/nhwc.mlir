module {
  func.func @convolution(%arg0: memref<1x8x9x3xf32>, %arg1: memref<3x2x3x4xf32>, %arg2: memref<1x6x8x4xf32>) {
    linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x8x9x3xf32>, memref<3x2x3x4xf32>) outs(%arg2 : memref<1x6x8x4xf32>)
    return
  }
}
