module {
  func.func @kernel(%arg0: tensor<1x10x8x3xf32>, %arg1: tensor<3x3x3xf32>, %arg2: tensor<2x2x3x4xf32>) -> tensor<1x7x5x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x8x6x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x8x6x3xf32>) -> tensor<1x8x6x3xf32>
    %2 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %arg1 : tensor<1x10x8x3xf32>, tensor<3x3x3xf32>) outs(%1 : tensor<1x8x6x3xf32>) -> tensor<1x8x6x3xf32>
    %3 = tensor.empty() : tensor<1x7x5x4xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x7x5x4xf32>) -> tensor<1x7x5x4xf32>
    %5 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%2, %arg2 : tensor<1x8x6x3xf32>, tensor<2x2x3x4xf32>) outs(%4 : tensor<1x7x5x4xf32>) -> tensor<1x7x5x4xf32>
    return %5 : tensor<1x7x5x4xf32>
  }
}

