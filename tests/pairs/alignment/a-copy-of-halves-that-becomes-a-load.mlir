llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %n = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%p, %q, %n) <{arg_attrs = [{llvm.align = 2 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.return
}
// expect: unknown alignment
