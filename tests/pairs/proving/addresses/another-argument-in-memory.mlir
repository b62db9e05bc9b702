llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  llvm.store %p, %o : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  llvm.store %q, %o : !llvm.ptr, !llvm.ptr
  llvm.return
}
// expect: unknown open-obligation
