// options: --func f
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  llvm.cond_br %c, ^yes, ^no
^yes:
  %w = llvm.load %p {alignment = 16 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.store %w, %q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  llvm.br ^end
^no:
  %u = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.store %u, %q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  llvm.br ^end
^end:
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  llvm.cond_br %c, ^yes, ^no
^yes:
  %w = llvm.load %p {alignment = 16 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.store %w, %q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  llvm.br ^end
^no:
  %u = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  llvm.store %u, %q {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  llvm.br ^end
^end:
  llvm.return
}
// expect: equivalent
