llvm.func @f(%p: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.store %v, %o {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> vector<4xf32>
  llvm.store %v, %o {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
// expect: unknown alignment
