module {
  func.func @f(%arg0: tensor<4x3xi8>) -> tensor<3xi32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = tosa.argmax %arg0 {axis = 0 : i32} : (tensor<4x3xi8>) -> tensor<3xi32>
    return %3 : tensor<3xi32>
  }
}
