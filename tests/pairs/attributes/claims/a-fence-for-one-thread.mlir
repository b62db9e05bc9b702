llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.fence seq_cst
  %a = llvm.load %p : !llvm.ptr -> i32
  llvm.return %a : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.fence syncscope("singlethread") seq_cst
  %a = llvm.load %p : !llvm.ptr -> i32
  llvm.return %a : i32
}
// expect: unknown atomic
