llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %a = llvm.ptrtoint %p : !llvm.ptr to i32
  %b = llvm.zext %a : i32 to i64
  %r = llvm.inttoptr %b : i64 to !llvm.ptr
  llvm.store %x, %r : i32, !llvm.ptr
  llvm.return
}
// expect: unknown
