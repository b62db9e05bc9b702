#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #C>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %v = sparse_tensor.values %t : tensor<8xf64, #C> to memref<?xf64>
  %w = sparse_tensor.values %t : tensor<8xf64, #C> to memref<?xf64>
  %o = memref.load %w[%c0] : memref<?xf64>
  memref.store %x, %v[%c0] : memref<?xf64>
  %r = memref.load %w[%c0] : memref<?xf64>
  return %r : f64
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #C>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %v = sparse_tensor.values %t : tensor<8xf64, #C> to memref<?xf64>
  %w = sparse_tensor.values %t : tensor<8xf64, #C> to memref<?xf64>
  %o = memref.load %w[%c0] : memref<?xf64>
  memref.store %x, %v[%c0] : memref<?xf64>
  return %o : f64
}
// expect: unknown unsupported
