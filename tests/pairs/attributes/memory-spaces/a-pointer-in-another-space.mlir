llvm.func @f(%p: !llvm.ptr<1>, %x: i32) {
  llvm.store %x, %p : i32, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<3>, %x: i32) {
  llvm.store %x, %p : i32, !llvm.ptr<3>
  llvm.return
}
// expect: unknown
