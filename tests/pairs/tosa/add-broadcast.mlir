func.func @f(%a: tensor<4xi32>, %b: tensor<1xi32>) -> tensor<4xi32> {
  %r = tosa.add %a, %b : (tensor<4xi32>, tensor<1xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
// -----
func.func @f(%a: tensor<4xi32>, %b: tensor<1xi32>) -> tensor<4xi32> {
  %r = tosa.add %b, %a : (tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
// expect: equivalent bitwise static
