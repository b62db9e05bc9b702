// Each level has an array of its own.
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @f(%x: index) -> index {
  %s = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#COO>
  %a = sparse_tensor.storage_specifier.set %s crd_mem_sz at 0 with %x : !sparse_tensor.storage_specifier<#COO>
  %n = sparse_tensor.storage_specifier.get %a crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#COO>
  return %n : index
}
// -----
func.func @f(%x: index) -> index {
  return %x : index
}
// expect: different
