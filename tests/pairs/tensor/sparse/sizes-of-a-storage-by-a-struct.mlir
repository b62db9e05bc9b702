#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#DCSR>, %n: index) -> (!sparse_tensor.storage_specifier<#DCSR>, index) {
  %a = sparse_tensor.storage_specifier.set %s crd_mem_sz at 1 with %n : !sparse_tensor.storage_specifier<#DCSR>
  %p = sparse_tensor.storage_specifier.get %s lvl_sz at 1 : !sparse_tensor.storage_specifier<#DCSR>
  return %a, %p : !sparse_tensor.storage_specifier<#DCSR>, index
}
// -----
#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%s: !llvm.struct<(array<2 x i64>, array<5 x i64>)>, %n: index) -> (!llvm.struct<(array<2 x i64>, array<5 x i64>)>, index) {
  %i = arith.index_cast %n : index to i64
  %a = llvm.insertvalue %i, %s[1, 3] : !llvm.struct<(array<2 x i64>, array<5 x i64>)>
  %x = llvm.extractvalue %s[0, 1] : !llvm.struct<(array<2 x i64>, array<5 x i64>)>
  %p = arith.index_cast %x : i64 to index
  return %a, %p : !llvm.struct<(array<2 x i64>, array<5 x i64>)>, index
}
// expect: equivalent bitwise static
