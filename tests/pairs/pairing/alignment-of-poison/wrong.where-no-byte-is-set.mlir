// options: --func f
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %c: i1) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memset"(%p, %z, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, i8, i64) -> ()
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  llvm.return %v : i8
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %c: i1) -> i8 {
  %z = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memset"(%p, %z, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, i8, i64) -> ()
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i8
  llvm.return %v : i8
}
// expect: unknown alignment
