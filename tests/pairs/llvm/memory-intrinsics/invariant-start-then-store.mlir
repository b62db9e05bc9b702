llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %i = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
// expect: unknown unsupported
