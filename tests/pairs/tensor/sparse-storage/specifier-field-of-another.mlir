#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#C>) -> index {
  %r = sparse_tensor.storage_specifier.get %s crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#C>
  return %r : index
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#C>) -> index {
  %r = sparse_tensor.storage_specifier.get %s pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#C>
  return %r : index
}
// expect: different
