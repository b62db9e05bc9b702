#S = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%a: tensor<3x4xf64>, %s: tensor<3x4xf64, #S>) -> tensor<3x4xf64, #S> {
  %e = tensor.empty() : tensor<3x4xf64, #S>
  %r = tensor.cast %e : tensor<3x4xf64, #S> to tensor<3x4xf64, #S>
  return %r : tensor<3x4xf64, #S>
}
// -----
#S = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%a: tensor<3x4xf64>, %s: tensor<3x4xf64, #S>) -> tensor<3x4xf64, #S> {
  %r = tensor.cast %s : tensor<3x4xf64, #S> to tensor<3x4xf64, #S>
  return %r : tensor<3x4xf64, #S>
}
// expect: unknown open-obligation
