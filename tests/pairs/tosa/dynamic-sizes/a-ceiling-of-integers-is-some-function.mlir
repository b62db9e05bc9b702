func.func @f(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %t = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %c = tosa.ceil %t : (tensor<3x2xi32>) -> tensor<3x2xi32>
  %r = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
// -----
func.func @f(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %c = tosa.ceil %a : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %c : tensor<2x3xi32>
}
// expect: equivalent bitwise static
