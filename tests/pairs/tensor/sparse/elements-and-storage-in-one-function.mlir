#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x4xf64, #CSR>, %out: tensor<4x4xf64>) -> (tensor<4x4xf64>, index) {
  %r = linalg.copy ins(%t : tensor<4x4xf64, #CSR>) outs(%out : tensor<4x4xf64>) -> tensor<4x4xf64>
  %n = sparse_tensor.number_of_entries %t : tensor<4x4xf64, #CSR>
  return %r, %n : tensor<4x4xf64>, index
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<4x4xf64, #CSR>, %out: tensor<4x4xf64>) -> (tensor<4x4xf64>, index) {
  %n = sparse_tensor.number_of_entries %t : tensor<4x4xf64, #CSR>
  %r = linalg.copy ins(%t : tensor<4x4xf64, #CSR>) outs(%out : tensor<4x4xf64>) -> tensor<4x4xf64>
  return %r, %n : tensor<4x4xf64>, index
}
// expect: unknown
