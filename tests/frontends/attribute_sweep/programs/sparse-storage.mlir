#csr = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1 : compressed)}>
func.func @f(%t: tensor<3x4xf64, #csr>, %s: !sparse_tensor.storage_specifier<#csr>, %n: index) -> (index, index, index, index, tensor<3x4xf64, #csr>, !sparse_tensor.storage_specifier<#csr>) {
  %c0 = arith.constant 0 : index
  %p = sparse_tensor.positions %t {level = 1 : index} : tensor<3x4xf64, #csr> to memref<?xindex>
  %c = sparse_tensor.coordinates %t {level = 1 : index} : tensor<3x4xf64, #csr> to memref<?xindex>
  %a = memref.load %p[%c0] : memref<?xindex>
  %b = memref.load %c[%c0] : memref<?xindex>
  %u = sparse_tensor.storage_specifier.set %s crd_mem_sz at 1 with %n : !sparse_tensor.storage_specifier<#csr>
  %g = sparse_tensor.storage_specifier.get %u pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#csr>
  %o, %m = sparse_tensor.push_back inbounds %n, %p, %n : index, memref<?xindex>, index
  sparse_tensor.sort hybrid_quick_sort %n, %o {perm_map = affine_map<(d0) -> (d0)>, ny = 0 : index} : memref<?xindex>
  %v = tensor.empty() : tensor<2xf64>
  %q = tensor.empty() : tensor<2xindex>
  %w = sparse_tensor.assemble (%q, %q, %q, %q), %v : (tensor<2xindex>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>), tensor<2xf64> to tensor<3x4xf64, #csr>
  %l = sparse_tensor.load %t hasInserts : tensor<3x4xf64, #csr>
  return %a, %b, %g, %m, %l, %u : index, index, index, index, tensor<3x4xf64, #csr>, !sparse_tensor.storage_specifier<#csr>
}
