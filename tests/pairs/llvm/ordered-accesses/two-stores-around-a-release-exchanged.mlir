llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %s: !llvm.ptr, %x: i32) {
  llvm.store %x, %q : i32, !llvm.ptr
  %r = llvm.atomicrmw xchg %p, %x acq_rel : !llvm.ptr, i32
  llvm.store %x, %s : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %s: !llvm.ptr, %x: i32) {
  llvm.store %x, %s : i32, !llvm.ptr
  %r = llvm.atomicrmw xchg %p, %x acq_rel : !llvm.ptr, i32
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}
// expect: unknown atomic
