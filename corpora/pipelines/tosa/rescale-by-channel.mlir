module {
  func.func @f(%arg0: tensor<2x3xi8>) -> tensor<2x3xi8> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = "tosa.const"() <{values = dense<[1073741824, 1073741825, 5]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %4 = "tosa.const"() <{values = dense<[35, 30, 33]> : tensor<3xi8>}> : () -> tensor<3xi8>
    %5 = "tosa.const"() <{values = dense<7> : tensor<1xi8>}> : () -> tensor<1xi8>
    %6 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
    %7 = tosa.rescale %arg0, %3, %4, %5, %6 {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
    return %7 : tensor<2x3xi8>
  }
}
