llvm.func @f(%p: !llvm.ptr, %v: f32) {
  llvm.store %v, %p : f32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: f32) {
  llvm.store %v, %p {alignment = 1 : i64} : f32, !llvm.ptr
  llvm.return
}
// expect: equivalent
