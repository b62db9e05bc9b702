llvm.func @f(%p: !llvm.ptr, %i: i64) -> i1 {
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %c = llvm.icmp "ult" %p, %q : !llvm.ptr
  llvm.return %c : i1
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64) -> i1 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %c = llvm.icmp "sgt" %i, %z : i64
  llvm.return %c : i1
}
// expect: unknown unsupported
