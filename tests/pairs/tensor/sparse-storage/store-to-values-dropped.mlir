#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #C>, %x: f64) {
  %c0 = arith.constant 0 : index
  %v = sparse_tensor.values %t : tensor<8xf64, #C> to memref<?xf64>
  memref.store %x, %v[%c0] : memref<?xf64>
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #C>, %x: f64) {
  %c0 = arith.constant 0 : index
  %v = sparse_tensor.values %t : tensor<8xf64, #C> to memref<?xf64>
  return
}
// expect: unknown unsupported
