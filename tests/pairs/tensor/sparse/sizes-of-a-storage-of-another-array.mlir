#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%n: index, %m: index) -> (index, index) {
  %s = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %a = sparse_tensor.storage_specifier.set %s pos_mem_sz at 1 with %n : !sparse_tensor.storage_specifier<#CSR>
  %b = sparse_tensor.storage_specifier.set %a val_mem_sz with %m : !sparse_tensor.storage_specifier<#CSR>
  %p = sparse_tensor.storage_specifier.get %b pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  %c = sparse_tensor.storage_specifier.get %b crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  return %p, %c : index, index
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%n: index, %m: index) -> (index, index) {
  %s = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %a = sparse_tensor.storage_specifier.set %s pos_mem_sz at 1 with %n : !sparse_tensor.storage_specifier<#CSR>
  %b = sparse_tensor.storage_specifier.set %a val_mem_sz with %m : !sparse_tensor.storage_specifier<#CSR>
  %p = sparse_tensor.storage_specifier.get %b pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  %c = sparse_tensor.storage_specifier.get %b val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  return %p, %c : index, index
}
// expect: different
