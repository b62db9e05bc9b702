llvm.func @f(%p: !llvm.ptr, %i: i64) -> i1 {
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %c = llvm.icmp "eq" %q, %p : !llvm.ptr
  llvm.return %c : i1
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64) -> i1 {
  %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %c = llvm.icmp "eq" %q, %p : !llvm.ptr
  llvm.return %c : i1
}
// expect: unknown data
