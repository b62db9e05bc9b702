llvm.func @f(%x: i32) -> i32 {
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %d = llvm.sdiv %x, %c4 : i32
  llvm.return %d : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.and %x, %c3 : i32
  %p = llvm.icmp "eq" %r, %z : i32
  llvm.intr.assume %p : i1
  %d = llvm.sdiv %x, %c4 : i32
  llvm.return %d : i32
}
// expect: different
