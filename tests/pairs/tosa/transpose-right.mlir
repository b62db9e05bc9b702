func.func @f(%a: tensor<2x3xi32>) -> tensor<3x2xi32> {
  %r = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}
// -----
func.func @f(%a: tensor<2x3xi32>) -> tensor<3x2xi32> {
  %e = tensor.empty() : tensor<3x2xi32>
  %r = linalg.transpose ins(%a : tensor<2x3xi32>) outs(%e : tensor<3x2xi32>) permutation = [1, 0]
  return %r : tensor<3x2xi32>
}
// expect: equivalent bitwise static
