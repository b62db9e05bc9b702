module {
  func.func @kernel(%arg0: tensor<1x2x8x6xf32>, %arg1: tensor<2x2x3x3xf32>, %arg2: tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<1x2x8x6xf32> to tensor<1x2x10x8xf32>
    %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %arg1 : tensor<1x2x10x8xf32>, tensor<2x2x3x3xf32>) outs(%arg2 : tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
    return %0 : tensor<1x2x4x3xf32>
  }
}

