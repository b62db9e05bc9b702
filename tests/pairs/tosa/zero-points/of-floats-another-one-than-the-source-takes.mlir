func.func @f(%x: tensor<3xf32>, %a: tensor<1xf32>, %b: tensor<1xf32>) -> tensor<3xf32> {
  %0 = tosa.negate %x, %a, %a : (tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @f(%x: tensor<3xf32>, %a: tensor<1xf32>, %b: tensor<1xf32>) -> tensor<3xf32> {
  %0 = tosa.negate %x, %b, %b : (tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// expect: different
