func.func @f(%p: memref<4xi32>, %q: memref<4xi32>) {
  memref.copy %p, %q : memref<4xi32> to memref<4xi32>
  return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %n = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false, arg_attrs = [{llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.dereferenceable = 16 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// expect: equivalent bitwise static
