#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<8x8xf64, #C>, %u: tensor<8x8xf64, #C>, %i: index) -> f64 {
  %v = sparse_tensor.values %t : tensor<8x8xf64, #C> to memref<?xf64>
  %w = sparse_tensor.values %u : tensor<8x8xf64, #C> to memref<?xf64>
  %x = memref.load %v[%i] : memref<?xf64>
  %y = memref.load %w[%i] : memref<?xf64>
  %z = arith.subf %x, %y : f64
  return %z : f64
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%p: memref<?xindex>, %c: memref<?xindex>, %va: memref<?xf64>, %s: !sparse_tensor.storage_specifier<#C>, %q: memref<?xindex>, %d: memref<?xindex>, %wa: memref<?xf64>, %r: !sparse_tensor.storage_specifier<#C>, %i: index) -> f64 {
  %vn = sparse_tensor.storage_specifier.get %s val_mem_sz : !sparse_tensor.storage_specifier<#C>
  %t = memref.subview %va[0] [%vn] [1] : memref<?xf64> to memref<?xf64>
  %wn = sparse_tensor.storage_specifier.get %r val_mem_sz : !sparse_tensor.storage_specifier<#C>
  %u = memref.subview %wa[0] [%wn] [1] : memref<?xf64> to memref<?xf64>
  %x = memref.load %u[%i] : memref<?xf64>
  %y = memref.load %t[%i] : memref<?xf64>
  %z = arith.subf %x, %y : f64
  return %z : f64
}
// expect: different
