gpu.module @m {
  llvm.func spir_funccc @_Z21sub_group_shuffle_xorfj(f32, i32) -> f32 
  llvm.func @f(%x: f32, %y: i32) -> f32 attributes {intel_reqd_sub_group_size = 16 : i32} {
    %r = llvm.call spir_funccc @_Z21sub_group_shuffle_xorfj(%x, %y)  : (f32, i32) -> f32
    llvm.return %r : f32
  }
}
// -----
gpu.module @m {
  llvm.func spir_funccc @_Z21sub_group_shuffle_xorfj(f32, i32) -> f32 
  llvm.func @f(%x: f32, %y: i32) -> f32 attributes {intel_reqd_sub_group_size = 16 : i32} {
    %r = llvm.call spir_funccc @_Z21sub_group_shuffle_xorfj(%x, %y) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, i32) -> f32
    llvm.return %r : f32
  }
}
// expect: unknown
