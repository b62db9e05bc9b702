module {
  func.func @f(%arg0: tensor<1x3x4x2xf32>, %arg1: tensor<3x3x3x2xf32>, %arg2: tensor<3xf32>) -> tensor<1x8x10x3xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = tosa.transpose_conv2d %arg0, %arg1, %arg2, %0, %0 {acc_type = f32, out_pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 2, 2>} : (tensor<1x3x4x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x10x3xf32>
    return %3 : tensor<1x8x10x3xf32>
  }
}
