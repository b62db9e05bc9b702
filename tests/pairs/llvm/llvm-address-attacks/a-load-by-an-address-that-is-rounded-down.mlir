llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %m = llvm.mlir.constant(-16 : i64) : i64
  %j = llvm.and %i, %m : i64
  %r = llvm.inttoptr %j : i64 to !llvm.ptr
  %x = llvm.load %r : !llvm.ptr -> i32
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}
// expect: unknown unsupported
