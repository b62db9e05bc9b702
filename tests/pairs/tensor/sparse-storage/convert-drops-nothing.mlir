#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xi32>) -> tensor<8xi32> {
  return %t : tensor<8xi32>
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xi32>) -> tensor<8xi32> {
  %s = sparse_tensor.convert %t : tensor<8xi32> to tensor<8xi32, #C>
  %r = sparse_tensor.convert %s : tensor<8xi32, #C> to tensor<8xi32>
  return %r : tensor<8xi32>
}
// expect: equivalent bitwise static
