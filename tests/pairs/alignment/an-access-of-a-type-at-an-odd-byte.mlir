llvm.func @f(%p: !llvm.ptr, %o: !llvm.ptr) {
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i32
  llvm.store %v, %o {alignment = 1 : i64} : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %o: !llvm.ptr) {
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.store %v, %o {alignment = 1 : i64} : i32, !llvm.ptr
  llvm.return
}
// expect: unknown
