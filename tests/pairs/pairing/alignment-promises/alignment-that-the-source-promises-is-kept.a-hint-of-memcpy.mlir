// options: --func f
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  %x = llvm.load %p : !llvm.ptr -> f32
  llvm.store %x, %q : f32, !llvm.ptr

  %n = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 16 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  %x = llvm.load %p : !llvm.ptr -> f32
  llvm.store %x, %q : f32, !llvm.ptr

  %n = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 16 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// expect: equivalent
