#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #C>, %x: f64) -> index {
  %c0 = arith.constant 0 : index
  %u = tensor.insert %x into %t[%c0] : tensor<8xf64, #C>
  %w = sparse_tensor.load %u hasInserts : tensor<8xf64, #C>
  %r = sparse_tensor.number_of_entries %w : tensor<8xf64, #C>
  return %r : index
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #C>, %x: f64) -> index {
  %c0 = arith.constant 0 : index
  %r = sparse_tensor.number_of_entries %t : tensor<8xf64, #C>
  %u = tensor.insert %x into %t[%c0] : tensor<8xf64, #C>
  %w = sparse_tensor.load %u hasInserts : tensor<8xf64, #C>
  return %r : index
}
// expect: unknown unsupported
