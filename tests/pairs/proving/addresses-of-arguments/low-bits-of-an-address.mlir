llvm.func @f(%p: !llvm.ptr) -> i64 {
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %m = llvm.mlir.constant(7 : i64) : i64
  %r = llvm.and %a, %m : i64
  llvm.return %r : i64
}
// -----
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %r = llvm.mlir.constant(0 : i64) : i64
  llvm.return %r : i64
}
// expect: unknown
