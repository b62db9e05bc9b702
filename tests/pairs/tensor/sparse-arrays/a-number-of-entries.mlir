#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<8x8xf64, #C>, %i: index) -> f64 {
  %n = sparse_tensor.number_of_entries %t : tensor<8x8xf64, #C>
  %v = sparse_tensor.values %t : tensor<8x8xf64, #C> to memref<?xf64>
  %x = memref.load %v[%n] : memref<?xf64>
  return %x : f64
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%p: memref<?xindex>, %c: memref<?xindex>, %va: memref<?xf64>, %s: !sparse_tensor.storage_specifier<#C>, %i: index) -> f64 {
  %vn = sparse_tensor.storage_specifier.get %s val_mem_sz : !sparse_tensor.storage_specifier<#C>
  %v = memref.subview %va[0] [%vn] [1] : memref<?xf64> to memref<?xf64>
  %x = memref.load %v[%i] : memref<?xf64>
  return %x : f64
}
// expect: unknown
