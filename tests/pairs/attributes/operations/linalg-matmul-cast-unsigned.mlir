func.func @f(%A: tensor<2x3xi8>, %B: tensor<3x2xi8>, %C: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %r = linalg.matmul ins(%A, %B : tensor<2x3xi8>, tensor<3x2xi8>) outs(%C : tensor<2x2xi32>) -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
// -----
func.func @f(%A: tensor<2x3xi8>, %B: tensor<3x2xi8>, %C: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %r = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%A, %B : tensor<2x3xi8>, tensor<3x2xi8>) outs(%C : tensor<2x2xi32>) -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
// expect: different
