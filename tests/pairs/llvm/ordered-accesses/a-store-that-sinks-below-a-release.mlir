llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) {
  llvm.store %x, %q : i32, !llvm.ptr
  %r = llvm.atomicrmw xchg %p, %x release : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) {
  %r = llvm.atomicrmw xchg %p, %x release : !llvm.ptr, i32
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}
// expect: unknown atomic
