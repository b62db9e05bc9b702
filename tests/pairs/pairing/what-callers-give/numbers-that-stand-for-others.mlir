func.func @f(%A: tensor<4x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:0>> {
  return %A : tensor<4x!quant.uniform<i8:f32, 0.5:0>>
}
// -----
func.func @f(%A: tensor<4x!quant.uniform<i8:f32, 0.25:3>>) -> tensor<4x!quant.uniform<i8:f32, 0.25:3>> {
  return %A : tensor<4x!quant.uniform<i8:f32, 0.25:3>>
}
// expect: unknown
