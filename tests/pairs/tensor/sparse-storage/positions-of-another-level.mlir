#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%t: tensor<8x8xf64, #C>) -> index {
  %c0 = arith.constant 0 : index
  %v = sparse_tensor.positions %t { level = 0 : index } : tensor<8x8xf64, #C> to memref<?xindex>
  %r = memref.load %v[%c0] : memref<?xindex>
  return %r : index
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%t: tensor<8x8xf64, #C>) -> index {
  %c0 = arith.constant 0 : index
  %v = sparse_tensor.positions %t { level = 1 : index } : tensor<8x8xf64, #C> to memref<?xindex>
  %r = memref.load %v[%c0] : memref<?xindex>
  return %r : index
}
// expect: unknown unsupported
