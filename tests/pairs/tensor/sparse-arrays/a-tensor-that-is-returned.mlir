#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<8x8xf64, #C>, %u: tensor<8x8xf64, #C>) -> tensor<8x8xf64, #C> {
  %v = sparse_tensor.values %u : tensor<8x8xf64, #C> to memref<?xf64>
  return %u : tensor<8x8xf64, #C>
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%p: memref<?xindex>, %c: memref<?xindex>, %v: memref<?xf64>, %s: !sparse_tensor.storage_specifier<#C>, %q: memref<?xindex>, %d: memref<?xindex>, %w: memref<?xf64>, %r: !sparse_tensor.storage_specifier<#C>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#C>) {
  return %p, %c, %v, %s : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#C>
}
// expect: unknown
