llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.inttoptr %a : i64 to !llvm.ptr
  llvm.store %x, %r : i32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise all-sizes
