#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%x: index) -> index {
  %s = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %n = sparse_tensor.storage_specifier.get %s crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  return %n : index
}
// -----
func.func @f(%x: index) -> index {
  return %x : index
}
// expect: unknown
