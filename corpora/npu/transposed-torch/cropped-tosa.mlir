module {
  func.func @kernel(%arg0: tensor<1x1x4x4xf32>, %arg1: tensor<1x1x3x3xf32>, %arg2: tensor<1xf32>) -> tensor<1x1x3x3xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.const_shape  {values = dense<[1, 3, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = tosa.const_shape  {values = dense<[0, 3, 3, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %3 = tosa.const_shape  {values = dense<[1, 4, 4, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %4 = tosa.const_shape  {values = dense<[1, 1, 3, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %5 = tosa.reshape %arg0, %3 : (tensor<1x1x4x4xf32>, !tosa.shape<4>) -> tensor<1x4x4x1xf32>
    %6 = tosa.reshape %arg1, %1 : (tensor<1x1x3x3xf32>, !tosa.shape<4>) -> tensor<1x3x3x1xf32>
    %7 = tosa.transpose_conv2d %5, %6, %arg2, %0, %0 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x1xf32>, tensor<1x3x3x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x9x1xf32>
    %8 = tosa.slice %7, %2, %1 : (tensor<1x9x9x1xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x3x3x1xf32>
    %9 = tosa.reshape %8, %4 : (tensor<1x3x3x1xf32>, !tosa.shape<4>) -> tensor<1x1x3x3xf32>
    return %9 : tensor<1x1x3x3xf32>
  }
}
