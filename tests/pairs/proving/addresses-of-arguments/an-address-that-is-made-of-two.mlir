llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) {
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %b = llvm.ptrtoint %q : !llvm.ptr to i64
  %c = llvm.xor %a, %b : i64
  %d = llvm.xor %c, %b : i64
  %r = llvm.inttoptr %d : i64 to !llvm.ptr
  llvm.store %x, %r : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) {
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}
// expect: unknown
