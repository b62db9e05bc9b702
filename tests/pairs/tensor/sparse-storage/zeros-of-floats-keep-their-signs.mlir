#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf32>) -> tensor<8xf32> {
  return %t : tensor<8xf32>
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf32>) -> tensor<8xf32> {
  %s = sparse_tensor.convert %t : tensor<8xf32> to tensor<8xf32, #C>
  %r = sparse_tensor.convert %s : tensor<8xf32, #C> to tensor<8xf32>
  return %r : tensor<8xf32>
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: a sparse tensor is the tensor of its elements, of which its storage leaves out zeros alone, and zeros keep their signs
