llvm.func @f(%x: !llvm.ptr, %i: i64) -> i1 {
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %q = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %r = llvm.icmp "eq" %p, %q : !llvm.ptr
  llvm.return %r : i1
}
// -----
llvm.func @f(%x: !llvm.ptr, %i: i64) -> i1 {
  %p = llvm.getelementptr inbounds %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %q = llvm.getelementptr inbounds %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %r = llvm.icmp "eq" %p, %q : !llvm.ptr
  llvm.return %r : i1
}
// expect: different
