llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %m = llvm.mlir.constant(15 : i64) : i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %k = llvm.and %i, %m : i64
  %g = llvm.getelementptr %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}
// expect: unknown unsupported
