#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique)) }>
func.func @f(%t: tensor<8x8xf64, #C>, %i: index, %y: f64) -> (f64, index) {
  %v = sparse_tensor.values %t : tensor<8x8xf64, #C> to memref<?xf64>
  %p = sparse_tensor.positions %t { level = 1 : index } : tensor<8x8xf64, #C> to memref<?xindex>
  %c = sparse_tensor.coordinates %t { level = 1 : index } : tensor<8x8xf64, #C> to memref<?xindex>
  %at = memref.load %p[%i] : memref<?xindex>
  %x = memref.load %v[%at] : memref<?xf64>
  %k = memref.load %c[%at] : memref<?xindex>
  return %x, %k : f64, index
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%pa: memref<?xindex>, %ca: memref<?xindex>, %va: memref<?xf64>, %s: !sparse_tensor.storage_specifier<#C>, %i: index, %y: f64) -> (f64, index) {
  %vn = sparse_tensor.storage_specifier.get %s val_mem_sz : !sparse_tensor.storage_specifier<#C>
  %v = memref.subview %va[0] [%vn] [1] : memref<?xf64> to memref<?xf64>
  %pn = sparse_tensor.storage_specifier.get %s pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#C>
  %p = memref.subview %pa[0] [%pn] [1] : memref<?xindex> to memref<?xindex>
  %cn = sparse_tensor.storage_specifier.get %s crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#C>
  %c = memref.subview %ca[0] [%cn] [1] : memref<?xindex> to memref<?xindex>
  %at = memref.load %p[%i] : memref<?xindex>
  %x = memref.load %v[%at] : memref<?xf64>
  %k = memref.load %c[%at] : memref<?xindex>
  return %x, %k : f64, index
}
// expect: equivalent bitwise listed
