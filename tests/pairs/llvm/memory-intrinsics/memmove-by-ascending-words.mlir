llvm.func @f(%p: !llvm.ptr) {
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %n = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.store %x, %q : i32, !llvm.ptr
  %y = llvm.load %q : !llvm.ptr -> i32
  llvm.store %y, %r : i32, !llvm.ptr
  llvm.return
}
// expect: different
