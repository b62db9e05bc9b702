func.func @f(%a: tensor<4xi1>) -> tensor<1xi1> {
  %r = tosa.reduce_any %a {axis = 0 : i32} : (tensor<4xi1>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}
// -----
func.func @f(%a: tensor<4xi1>) -> tensor<1xi1> {
  %r = tosa.reduce_all %a {axis = 0 : i32} : (tensor<4xi1>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}
// expect: different
