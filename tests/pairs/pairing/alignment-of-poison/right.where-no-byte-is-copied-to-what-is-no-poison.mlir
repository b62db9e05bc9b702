// options: --func f
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %c: i1) -> i8 {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 4 : i64, llvm.noundef}, {}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  llvm.return %v : i8
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %c: i1) -> i8 {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 4 : i64, llvm.noundef}, {}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i8
  llvm.return %v : i8
}
// expect: equivalent
