module {
  func.func @kernel(%arg0: tensor<1x10x10x4xf32>, %arg1: tensor<3x3x4x8xf32>, %arg2: tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %arg1 : tensor<1x10x10x4xf32>, tensor<3x3x4x8xf32>) outs(%arg2 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    return %0 : tensor<1x8x8x8xf32>
  }
}

