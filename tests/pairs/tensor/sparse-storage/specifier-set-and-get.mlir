#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#C>, %n: index) -> index {
  return %n : index
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#C>, %n: index) -> index {
  %u = sparse_tensor.storage_specifier.set %s crd_mem_sz at 0 with %n : !sparse_tensor.storage_specifier<#C>
  %r = sparse_tensor.storage_specifier.get %u crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#C>
  return %r : index
}
// expect: equivalent bitwise static
