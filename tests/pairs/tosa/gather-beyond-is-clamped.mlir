func.func @f(%v: tensor<1x3x2xi32>, %i: tensor<1x2xi32>) -> tensor<1x2x2xi32> {
  %z = arith.constant dense<2> : tensor<1x2xi32>
  %k = tosa.minimum %i, %z : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
  %o = arith.constant dense<0> : tensor<1x2xi32>
  %l = tosa.maximum %k, %o : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
  %r = tosa.gather %v, %l : (tensor<1x3x2xi32>, tensor<1x2xi32>) -> tensor<1x2x2xi32>
  return %r : tensor<1x2x2xi32>
}
// -----
func.func @f(%v: tensor<1x3x2xi32>, %i: tensor<1x2xi32>) -> tensor<1x2x2xi32> {
  %r = tosa.gather %v, %i : (tensor<1x3x2xi32>, tensor<1x2xi32>) -> tensor<1x2x2xi32>
  return %r : tensor<1x2x2xi32>
}
// expect: different
