llvm.func @f(%p: !llvm.ptr, %v: vector<4xf32>) {
  llvm.store %v, %p {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %v: vector<4xf32>) {
  llvm.store %v, %p : vector<4xf32>, !llvm.ptr
  llvm.return
}
// expect: unknown alignment
