func.func @kernel(%x: tensor<1x3x4x2xf32>, %w: tensor<3x4x4x2xf32>, %b: tensor<3xf32>) -> tensor<1x10x13x3xf32> {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %x, %w, %b, %zero, %zero {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 3>} : (tensor<1x3x4x2xf32>, tensor<3x4x4x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x13x3xf32>
  return %r : tensor<1x10x13x3xf32>
}
