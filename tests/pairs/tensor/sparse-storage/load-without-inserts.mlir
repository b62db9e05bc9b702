#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #C>, %x: f64) -> tensor<8xf64, #C> {
  %c0 = arith.constant 0 : index
  %u = tensor.insert %x into %t[%c0] : tensor<8xf64, #C>
  %r = sparse_tensor.load %u hasInserts : tensor<8xf64, #C>
  return %r : tensor<8xf64, #C>
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #C>, %x: f64) -> tensor<8xf64, #C> {
  %c0 = arith.constant 0 : index
  %u = tensor.insert %x into %t[%c0] : tensor<8xf64, #C>
  %r = sparse_tensor.load %u : tensor<8xf64, #C>
  return %r : tensor<8xf64, #C>
}
// expect: unknown unsupported
