module {
  func.func @kernel(%arg0: tensor<1x2x3x3xf32>, %arg1: tensor<2x2x3x3xf32>, %arg2: tensor<2xf32>) -> tensor<1x2x3x3xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.const_shape  {values = dense<[1, 3, 3, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = tosa.const_shape  {values = dense<[0, 1, 1, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %3 = tosa.transpose %arg0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x3xf32>) -> tensor<1x3x3x2xf32>
    %4 = tosa.transpose %arg1 {perms = array<i32: 1, 2, 3, 0>} : (tensor<2x2x3x3xf32>) -> tensor<2x3x3x2xf32>
    %5 = tosa.transpose_conv2d %3, %4, %arg2, %0, %0 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x3x3x2xf32>, tensor<2x3x3x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x2xf32>
    %6 = tosa.slice %5, %2, %1 : (tensor<1x5x5x2xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x3x3x2xf32>
    %7 = tosa.transpose %6 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x3x2xf32>) -> tensor<1x2x3x3xf32>
    return %7 : tensor<1x2x3x3xf32>
  }
}
