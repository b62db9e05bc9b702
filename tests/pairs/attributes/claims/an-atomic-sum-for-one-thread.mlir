llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %a = llvm.atomicrmw add %p, %x seq_cst : !llvm.ptr, i32
  llvm.return %a : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %a = llvm.atomicrmw add %p, %x syncscope("singlethread") seq_cst : !llvm.ptr, i32
  llvm.return %a : i32
}
// expect: unknown atomic
