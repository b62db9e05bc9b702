llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) {
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %m = llvm.mlir.constant(48 : i64) : i64
  %s = llvm.mlir.constant(4 : i64) : i64
  %h = llvm.and %a, %m : i64
  %k = llvm.lshr %h, %s : i64
  %r = llvm.getelementptr %q[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %x, %r : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) {
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %m = llvm.mlir.constant(3 : i64) : i64
  %k = llvm.and %a, %m : i64
  %r = llvm.getelementptr %q[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %x, %r : i32, !llvm.ptr
  llvm.return
}
// expect: unknown
