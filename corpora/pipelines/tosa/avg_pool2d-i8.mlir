module {
  func.func @f(%arg0: tensor<1x6x6x2xi8>) -> tensor<1x4x4x2xi8> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = tosa.avg_pool2d %arg0, %2, %2 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 2>} : (tensor<1x6x6x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x2xi8>
    return %3 : tensor<1x4x4x2xi8>
  }
}
