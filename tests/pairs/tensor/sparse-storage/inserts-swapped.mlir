#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #C>, %x: f64) -> tensor<8xf64, #C> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = tensor.insert %x into %t[%c0] : tensor<8xf64, #C>
  %w = tensor.insert %x into %u[%c1] : tensor<8xf64, #C>
  %r = sparse_tensor.load %w hasInserts : tensor<8xf64, #C>
  return %r : tensor<8xf64, #C>
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #C>, %x: f64) -> tensor<8xf64, #C> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = tensor.insert %x into %t[%c1] : tensor<8xf64, #C>
  %w = tensor.insert %x into %u[%c0] : tensor<8xf64, #C>
  %r = sparse_tensor.load %w hasInserts : tensor<8xf64, #C>
  return %r : tensor<8xf64, #C>
}
// expect: unknown unsupported
