gpu.module @m {
llvm.func spir_funccc @_Z12get_local_idj(i32) -> i64
llvm.func @f(%x: i32) -> i64 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call spir_funccc @_Z12get_local_idj(%0) : (i32) -> i64
  llvm.return %r : i64
}
}
// -----
gpu.module @m {
llvm.func spir_funccc @_Z12get_local_idj(i32) -> (i64 {llvm.range = #llvm.constant_range<i64, 0, 2>})
llvm.func @f(%x: i32) -> i64 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call spir_funccc @_Z12get_local_idj(%0) : (i32) -> i64
  llvm.return %r : i64
}
}
// expect: unknown
