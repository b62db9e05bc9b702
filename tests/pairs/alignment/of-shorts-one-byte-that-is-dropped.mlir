llvm.func @f(%p: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i16
  llvm.store %v, %o {alignment = 1 : i64} : i16, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> i16
  llvm.store %v, %o {alignment = 1 : i64} : i16, !llvm.ptr
  llvm.return
}
// expect: unknown alignment
