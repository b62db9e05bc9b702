llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) {
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.fence release
  %r = llvm.atomicrmw xchg %p, %x monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) {
  llvm.fence release
  llvm.store %x, %q : i32, !llvm.ptr
  %r = llvm.atomicrmw xchg %p, %x monotonic : !llvm.ptr, i32
  llvm.return
}
// expect: unknown atomic
