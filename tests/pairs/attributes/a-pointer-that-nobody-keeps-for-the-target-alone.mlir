llvm.func @f(%x: !llvm.ptr, %y: !llvm.ptr) {
  llvm.store %x, %y : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%x: !llvm.ptr {llvm.nocapture}, %y: !llvm.ptr) {
  llvm.store %x, %y : !llvm.ptr, !llvm.ptr
  llvm.return
}
// expect: unknown
