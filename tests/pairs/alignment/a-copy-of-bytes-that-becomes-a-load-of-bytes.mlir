llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %n = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %v = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i32
  llvm.store %v, %p {alignment = 1 : i64} : i32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise
