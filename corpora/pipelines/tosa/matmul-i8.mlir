module {
  func.func @f(%arg0: tensor<2x4x3xi8>, %arg1: tensor<2x3x5xi8>) -> tensor<2x4x5xi32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = tosa.matmul %arg0, %arg1, %2, %2 : (tensor<2x4x3xi8>, tensor<2x3x5xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x4x5xi32>
    return %3 : tensor<2x4x5xi32>
  }
}
