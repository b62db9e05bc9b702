module {
  func.func @f(%arg0: tensor<1x6x7x2xf32>, %arg1: tensor<3x3x2x3xf32>) -> tensor<1x4x5x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x4x5x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x4x5x3xf32>) -> tensor<1x4x5x3xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x6x7x2xf32>, tensor<3x3x2x3xf32>) outs(%1 : tensor<1x4x5x3xf32>) -> tensor<1x4x5x3xf32>
    return %2 : tensor<1x4x5x3xf32>
  }
}
