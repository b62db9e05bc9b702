// 2^63 elements of two bytes are all of memory.
llvm.func @f(%p: !llvm.ptr, %n: i64) -> i1 {
  %q = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %r = llvm.icmp "eq" %p, %q : !llvm.ptr
  llvm.return %r : i1
}
// -----
llvm.func @f(%p: !llvm.ptr, %n: i64) -> i1 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %r = llvm.icmp "eq" %n, %0 : i64
  llvm.return %r : i1
}
// expect: different
