func.func @f(%a: tensor<4xi32>) -> tensor<4xi1> {
  %r = tosa.cast %a : (tensor<4xi32>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}
// -----
func.func @f(%a: tensor<4xi32>) -> tensor<4xi1> {
  %r = arith.trunci %a : tensor<4xi32> to tensor<4xi1>
  return %r : tensor<4xi1>
}
// expect: different
