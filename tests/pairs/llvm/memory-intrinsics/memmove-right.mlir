llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %n = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %n = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// expect: equivalent bitwise listed
