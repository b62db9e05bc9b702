llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.icmp "eq" %p, %z : !llvm.ptr
  llvm.cond_br %c, ^end, ^do
^do:
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.br ^end
^end:
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.icmp "ne" %p, %z : !llvm.ptr
  llvm.cond_br %c, ^end, ^do
^do:
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.br ^end
^end:
  llvm.return
}
// expect: different
