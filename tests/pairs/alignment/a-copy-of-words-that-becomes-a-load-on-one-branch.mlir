llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %w = llvm.load %q : !llvm.ptr -> i32
  llvm.store %w, %p : i32, !llvm.ptr
  llvm.return
^bb2:
  %n = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.return
}
// expect: unknown alignment
