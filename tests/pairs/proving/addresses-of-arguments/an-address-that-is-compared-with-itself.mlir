llvm.func @f(%p: !llvm.ptr, %x: i32) -> i1 {
  %c = llvm.icmp "eq" %p, %p : !llvm.ptr
  llvm.return %c : i1
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i1 {
  %c = llvm.mlir.constant(true) : i1
  llvm.return %c : i1
}
// expect: equivalent bitwise listed
