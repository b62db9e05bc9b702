// options: --func f
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  %v = llvm.load %p : !llvm.ptr -> vector<4xf32>
  llvm.store %v, %q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  %v = llvm.load %p {alignment = 16 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.store %v, %q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
// expect: equivalent
