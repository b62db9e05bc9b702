func.func @f(%t: tensor<4x5xf32>, %i: tensor<3x2xindex>) -> tensor<3x1x1xf32> {
  %r = tensor.gather %t[%i] gather_dims([0, 1]) unique : (tensor<4x5xf32>, tensor<3x2xindex>) -> tensor<3x1x1xf32>
  return %r : tensor<3x1x1xf32>
}
// -----
func.func @f(%t: tensor<4x5xf32>, %i: tensor<3x2xindex>) -> tensor<3x1x1xf32> {
  %r = tensor.gather %t[%i] gather_dims([0, 1]) : (tensor<4x5xf32>, tensor<3x2xindex>) -> tensor<3x1x1xf32>
  return %r : tensor<3x1x1xf32>
}
// expect: equivalent bitwise
