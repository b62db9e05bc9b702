llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) -> i32 {
  %z = llvm.mlir.zero : !llvm.ptr
  %n = llvm.mlir.constant(0 : i64) : i64
  "llvm.intr.memcpy"(%z, %q, %n) <{arg_attrs = [{llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return %x : i32
}
// expect: unknown promise
