func.func @f() -> index {
  %t = gpu.thread_id y
  return %t : index
}
// -----
llvm.func spir_funccc @_Z12get_local_idj(i32) -> i64
func.func @f() -> index {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.call spir_funccc @_Z12get_local_idj(%c0) : (i32) -> i64
  %t = builtin.unrealized_conversion_cast %n : i64 to index
  return %t : index
}
// expect: equivalent bitwise
