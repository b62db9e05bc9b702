llvm.func @f(%p: !llvm.ptr, %n: i64, %q: !llvm.ptr) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %c = llvm.icmp "eq" %n, %z : i64
  llvm.cond_br %c, ^end, ^do
^do:
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.br ^end
^end:
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %n: i64, %q: !llvm.ptr) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %c = llvm.icmp "eq" %n, %z : i64
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.cond_br %c, ^end, ^do
^do:
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.br ^end
^end:
  llvm.return
}
// expect: different
