llvm.func @f(%O: !llvm.ptr) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  %k = llvm.mlir.constant(-8 : i64) : i64
  %p = llvm.getelementptr %a[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %c = llvm.icmp "ult" %a, %p : !llvm.ptr
  %e = llvm.zext %c : i1 to i64
  llvm.store %e, %O : i64, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%O: !llvm.ptr) {
  %o = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %o x i64 : (i64) -> !llvm.ptr
  %k = llvm.mlir.constant(-8 : i64) : i64
  %p = llvm.getelementptr %a[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %c = llvm.icmp "ult" %a, %p : !llvm.ptr
  %e = llvm.zext %c : i1 to i64
  llvm.store %o, %O : i64, !llvm.ptr
  llvm.return
}
// expect: unknown unsupported
