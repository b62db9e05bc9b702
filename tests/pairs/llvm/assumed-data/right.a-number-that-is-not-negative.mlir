llvm.func @f(%x: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.icmp "sge" %x, %z : i32
  llvm.intr.assume %p : i1
  %m = llvm.intr.smax(%x, %z) : (i32, i32) -> i32
  llvm.return %m : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
// expect: equivalent bitwise static
