llvm.func @f(%p: !llvm.ptr, %i: i64, %j: i64) -> i1 {
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %c = llvm.icmp "eq" %q, %r : !llvm.ptr
  llvm.return %c : i1
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64, %j: i64) -> i1 {
  %c = llvm.icmp "eq" %i, %j : i64
  llvm.return %c : i1
}
// expect: different
