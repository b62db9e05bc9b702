func.func @f(%a: tensor<4xi8>) -> tensor<4xf32> {
  %0 = tosa.cast %a : (tensor<4xi8>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4xi8>) -> tensor<4xf32> {
  %0 = arith.sitofp %a : tensor<4xi8> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
// expect: equivalent bitwise static
