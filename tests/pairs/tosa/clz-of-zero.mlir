func.func @f(%a: tensor<4xi32>) -> tensor<4xi32> {
  %r = tosa.clz %a : (tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
// -----
func.func @f(%a: tensor<4xi32>) -> tensor<4xi32> {
  %r = math.cttz %a : tensor<4xi32>
  return %r : tensor<4xi32>
}
// expect: different
