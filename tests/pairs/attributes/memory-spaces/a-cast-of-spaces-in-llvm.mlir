llvm.func @f(%p: !llvm.ptr<3>, %x: i32) {
  llvm.store %x, %p : i32, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr<3>, %x: i32) {
  %q = llvm.addrspacecast %p : !llvm.ptr<3> to !llvm.ptr<1>
  llvm.store %x, %q : i32, !llvm.ptr<1>
  llvm.return
}
// expect: unknown
