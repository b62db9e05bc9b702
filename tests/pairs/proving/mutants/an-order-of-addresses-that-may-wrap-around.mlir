// options: --size p.0=8 --size o.0=1
llvm.func @f(%p: !llvm.ptr, %i: i64, %o: !llvm.ptr) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %c = llvm.icmp "slt" %i, %z : i64
  llvm.store %c, %o : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64, %o: !llvm.ptr) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %a = llvm.ptrtoint %q : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %c = llvm.icmp "ult" %a, %b : i64
  llvm.store %c, %o : i1, !llvm.ptr
  llvm.return
}
// expect: unknown unsupported
