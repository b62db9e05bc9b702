func.func @f(%a: tensor<4xf32>) -> tensor<4xi32> {
  %r = tosa.cast %a : (tensor<4xf32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xi32> {
  %r = arith.fptosi %a : tensor<4xf32> to tensor<4xi32>
  return %r : tensor<4xi32>
}
// expect: different
