llvm.func @f(%p: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> f64
  llvm.store %v, %o {alignment = 1 : i64} : f64, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> f64
  llvm.store %v, %o {alignment = 1 : i64} : f64, !llvm.ptr
  llvm.return
}
// expect: unknown alignment
