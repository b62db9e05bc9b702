llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %n = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %n = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// expect: unknown unsupported
