// The same of a subgroup.
llvm.func spir_funccc @_Z16get_sub_group_id() -> i32
func.func @f() -> index {
  %a = llvm.call spir_funccc @_Z16get_sub_group_id() : () -> i32
  %i = arith.index_cast %a : i32 to index
  return %i : index
}
// -----
llvm.func spir_funccc @_Z18get_sub_group_size() -> i32
func.func @f() -> index {
  %a = llvm.call spir_funccc @_Z18get_sub_group_size() : () -> i32
  %i = arith.index_cast %a : i32 to index
  return %i : index
}
// expect: different
