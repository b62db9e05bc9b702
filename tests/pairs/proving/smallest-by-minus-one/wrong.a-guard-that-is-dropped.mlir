llvm.func @f(%x: i32, %y: i32) -> i32 {
  %m = llvm.mlir.constant(-1 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %o = llvm.mlir.constant(1 : i32) : i32
  %e = llvm.icmp "eq" %y, %m : i32
  %d = llvm.select %e, %o, %y : i1, i32
  %r = llvm.srem %x, %d : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %r = llvm.srem %x, %y : i32
  llvm.return %r : i32
}
// expect: different
