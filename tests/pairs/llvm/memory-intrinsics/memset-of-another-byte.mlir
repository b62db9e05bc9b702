llvm.func @f(%p: !llvm.ptr) {
  %z = llvm.mlir.constant(257 : i32) : i32
  llvm.store %z, %p : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %z = llvm.mlir.constant(1 : i8) : i8
  %n = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%p, %z, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
// expect: different
