module {
  func.func @f(%arg0: tensor<1x6x6x2xf32>, %arg1: tensor<2x2xf32>) -> tensor<1x3x3x2xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<1x3x3x2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x3x3x2xf32>) -> tensor<1x3x3x2xf32>
    %2 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x6x6x2xf32>, tensor<2x2xf32>) outs(%1 : tensor<1x3x3x2xf32>) -> tensor<1x3x3x2xf32>
    return %2 : tensor<1x3x3x2xf32>
  }
}
