func.func @f(%a: tensor<3x3xi32>) -> tensor<3x3xi32> {
  %r = tosa.reverse %a {axis = 0 : i32} : (tensor<3x3xi32>) -> tensor<3x3xi32>
  return %r : tensor<3x3xi32>
}
// -----
func.func @f(%a: tensor<3x3xi32>) -> tensor<3x3xi32> {
  %r = tosa.reverse %a {axis = 1 : i32} : (tensor<3x3xi32>) -> tensor<3x3xi32>
  return %r : tensor<3x3xi32>
}
// expect: different
