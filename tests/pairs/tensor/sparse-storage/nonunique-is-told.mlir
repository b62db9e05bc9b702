#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#D = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @f(%t: tensor<8x8xf64, #C>) -> index {
  %r = sparse_tensor.number_of_entries %t : tensor<8x8xf64, #C>
  return %r : index
}
// -----
#D = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @f(%t: tensor<8x8xf64, #D>) -> index {
  %r = sparse_tensor.number_of_entries %t : tensor<8x8xf64, #D>
  return %r : index
}
// expect: unknown unsupported
