llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %a = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %a, %q : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %a = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> i32
  llvm.store %a, %q : i32, !llvm.ptr
  llvm.return
}
// expect: unknown
