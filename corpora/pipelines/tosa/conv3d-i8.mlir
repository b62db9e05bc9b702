module {
  func.func @f(%arg0: tensor<1x4x4x5x2xi8>, %arg1: tensor<3x2x2x3x2xi8>, %arg2: tensor<3xi32>) -> tensor<1x4x5x3x3xi32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = tosa.conv3d %arg0, %arg1, %arg2, %2, %2 {acc_type = i32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 1, 1, 1, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x4x5x2xi8>, tensor<3x2x2x3x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x5x3x3xi32>
    return %3 : tensor<1x4x5x3x3xi32>
  }
}
