llvm.func @f(%t: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.store %p, %t : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%t: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.store %q, %t : !llvm.ptr, !llvm.ptr
  llvm.return
}
// expect: unknown
