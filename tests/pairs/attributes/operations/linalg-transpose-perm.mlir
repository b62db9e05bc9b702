func.func @f(%A: tensor<2x2x2xf32>, %C: tensor<2x2x2xf32>) -> tensor<2x2x2xf32> {
  %r = linalg.transpose ins(%A : tensor<2x2x2xf32>) outs(%C : tensor<2x2x2xf32>) permutation = [1, 2, 0]
  return %r : tensor<2x2x2xf32>
}
// -----
func.func @f(%A: tensor<2x2x2xf32>, %C: tensor<2x2x2xf32>) -> tensor<2x2x2xf32> {
  %r = linalg.transpose ins(%A : tensor<2x2x2xf32>) outs(%C : tensor<2x2x2xf32>) permutation = [2, 0, 1]
  return %r : tensor<2x2x2xf32>
}
// expect: different
