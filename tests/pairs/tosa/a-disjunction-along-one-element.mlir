func.func @f(%x: tensor<2x1xi1>) -> tensor<2x1xi1> {
  %r = tosa.reduce_any %x {axis = 1 : i32} : (tensor<2x1xi1>) -> tensor<2x1xi1>
  return %r : tensor<2x1xi1>
}
// -----
func.func @f(%x: tensor<2x1xi1>) -> tensor<2x1xi1> {
  return %x : tensor<2x1xi1>
}
// expect: equivalent bitwise
