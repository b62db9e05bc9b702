#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #C>, %s: tensor<8xf64, #C>) -> index {
  %r = sparse_tensor.number_of_entries %t : tensor<8xf64, #C>
  return %r : index
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #C>, %s: tensor<8xf64, #C>) -> index {
  %r = sparse_tensor.number_of_entries %s : tensor<8xf64, #C>
  return %r : index
}
// expect: unknown unsupported
