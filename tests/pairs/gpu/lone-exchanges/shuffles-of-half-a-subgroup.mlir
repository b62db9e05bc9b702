gpu.module @m {
  llvm.func @f(%x: bf16, %y: i1, %o: i32) -> bf16 attributes {intel_reqd_sub_group_size = 32 : i32} {
    %w = arith.constant 16 : i32
    %r, %v = gpu.shuffle down %x, %o, %w : bf16
    %s, %u = gpu.shuffle xor %y, %o, %w : i1
    %t = llvm.select %s, %r, %x : i1, bf16
    llvm.return %t : bf16
  }
}
// -----
gpu.module @m {
  llvm.func spir_funccc @_Z22sub_group_shuffle_downsj(i16, i32) -> i16 attributes {convergent, no_unwind, will_return}
  llvm.func spir_funccc @_Z21sub_group_shuffle_xorcj(i8, i32) -> i8 attributes {convergent, no_unwind, will_return}
  llvm.func @f(%x: bf16, %y: i1, %o: i32) -> bf16 attributes {intel_reqd_sub_group_size = 32 : i32} {
    %b = llvm.bitcast %x : bf16 to i16
    %p = llvm.call spir_funccc @_Z22sub_group_shuffle_downsj(%b, %o) {convergent, no_unwind, will_return} : (i16, i32) -> i16
    %r = llvm.bitcast %p : i16 to bf16
    %z = llvm.zext %y : i1 to i8
    %q = llvm.call spir_funccc @_Z21sub_group_shuffle_xorcj(%z, %o) {convergent, no_unwind, will_return} : (i8, i32) -> i8
    %s = llvm.trunc %q : i8 to i1
    %t = llvm.select %s, %r, %x : i1, bf16
    llvm.return %t : bf16
  }
}
// expect: unknown open-obligation
