#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @f(%d: tensor<4x4xf64>) -> index {
  %s = sparse_tensor.convert %d : tensor<4x4xf64> to tensor<4x4xf64, #CSR>
  %n = sparse_tensor.number_of_entries %s : tensor<4x4xf64, #CSR>
  return %n : index
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @f(%d: tensor<4x4xf64>) -> index {
  %c = sparse_tensor.convert %d : tensor<4x4xf64> to tensor<4x4xf64, #CSC>
  %s = sparse_tensor.convert %c : tensor<4x4xf64, #CSC> to tensor<4x4xf64, #CSR>
  %n = sparse_tensor.number_of_entries %s : tensor<4x4xf64, #CSR>
  return %n : index
}
// expect: unknown
