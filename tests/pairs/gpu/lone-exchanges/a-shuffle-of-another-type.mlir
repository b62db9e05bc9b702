gpu.module @m {
  llvm.func spir_funccc @_Z21sub_group_shuffle_xorfj(i32, i32) -> i32 
  llvm.func @f(%x: i32, %y: i32, %z: f32) -> i32 attributes {intel_reqd_sub_group_size = 16 : i32} {
    %r = llvm.call spir_funccc @_Z21sub_group_shuffle_xorfj(%x, %y)  : (i32, i32) -> i32
    llvm.return %r : i32
  }
}
// -----
gpu.module @m {
  llvm.func spir_funccc @_Z21sub_group_shuffle_xorij(i32, i32) -> i32 
  llvm.func @f(%x: i32, %y: i32, %z: f32) -> i32 attributes {intel_reqd_sub_group_size = 16 : i32} {
    %r = llvm.call spir_funccc @_Z21sub_group_shuffle_xorij(%x, %y)  : (i32, i32) -> i32
    llvm.return %r : i32
  }
}
// expect: unknown
