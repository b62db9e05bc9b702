module {
  func.func @kernel(%arg0: tensor<1x4x7x6xi8>, %arg1: tensor<6x4x3x3xi8>, %arg2: tensor<1x6x5x4xi32>) -> tensor<1x6x5x4xi32> {
    %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %arg1 : tensor<1x4x7x6xi8>, tensor<6x4x3x3xi8>) outs(%arg2 : tensor<1x6x5x4xi32>) -> tensor<1x6x5x4xi32>
    return %0 : tensor<1x6x5x4xi32>
  }
}

