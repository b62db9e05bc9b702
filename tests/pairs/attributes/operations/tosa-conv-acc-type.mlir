func.func @f(%A: tensor<1x3x3x2xf16>, %W: tensor<1x2x2x2xf16>, %b: tensor<1xf16>) -> tensor<1x2x2x1xf16> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv2d %A, %W, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x3x3x2xf16>, tensor<1x2x2x2xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x2x2x1xf16>
  return %r : tensor<1x2x2x1xf16>
}
// -----
func.func @f(%A: tensor<1x3x3x2xf16>, %W: tensor<1x2x2x2xf16>, %b: tensor<1xf16>) -> tensor<1x2x2x1xf16> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv2d %A, %W, %b, %z, %z {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x3x3x2xf16>, tensor<1x2x2x2xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x2x2x1xf16>
  return %r : tensor<1x2x2x1xf16>
}
// expect: unknown unsupported
