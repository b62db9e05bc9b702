module {
  func.func @kernel(%arg0: tensor<1x11x11x8xf32>, %arg1: tensor<3x3x8xf32>, %arg2: tensor<1x5x5x8xf32>) -> tensor<1x5x5x8xf32> {
    %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %arg1 : tensor<1x11x11x8xf32>, tensor<3x3x8xf32>) outs(%arg2 : tensor<1x5x5x8xf32>) -> tensor<1x5x5x8xf32>
    return %0 : tensor<1x5x5x8xf32>
  }
}

