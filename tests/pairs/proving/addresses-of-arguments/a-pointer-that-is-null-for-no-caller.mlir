llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %n = llvm.mlir.zero : !llvm.ptr
  %c = llvm.icmp "eq" %p, %n : !llvm.ptr
  %z = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.select %c, %z, %x : i1, i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.return %x : i32
}
// expect: equivalent bitwise listed
