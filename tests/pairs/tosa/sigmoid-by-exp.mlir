func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.sigmoid %a : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.tanh %a : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// expect: different
