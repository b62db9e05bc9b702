#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<3x4xf64, #CSR>) -> index {
  %n = sparse_tensor.number_of_entries %t : tensor<3x4xf64, #CSR>
  return %n : index
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<3x4xf64, #CSR>) -> index {
  %n = arith.constant 12 : index
  return %n : index
}
// expect: unknown
