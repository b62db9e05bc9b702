llvm.func @f(%p: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> f32
  llvm.store %v, %o {alignment = 1 : i64} : f32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> f32
  llvm.store %v, %o {alignment = 1 : i64} : f32, !llvm.ptr
  llvm.return
}
// expect: equivalent
