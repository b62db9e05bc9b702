func.func @f(%v: tensor<2x4x3xf32>, %i: tensor<2x2xi32>, %x: tensor<2x2x3xf32>) -> tensor<2x4x3xf32> {
  %r = tosa.scatter %v, %i, %x : (tensor<2x4x3xf32>, tensor<2x2xi32>, tensor<2x2x3xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// -----
func.func @f(%v: tensor<2x4x3xf32>, %i: tensor<2x2xi32>, %x: tensor<2x2x3xf32>) -> tensor<2x4x3xf32> {
  %r = tosa.scatter %v, %i, %x : (tensor<2x4x3xf32>, tensor<2x2xi32>, tensor<2x2x3xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// expect: equivalent bitwise
