llvm.func @f(%a: i32, %b: i32) -> i32 {
  %m = llvm.mlir.constant(-1 : i32) : i32
  %x = llvm.srem %a, %m : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %c = llvm.icmp "eq" %b, %l : i32
  %o = llvm.mlir.constant(7 : i32) : i32
  %r = llvm.select %c, %o, %x : i1, i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%a: i32, %b: i32) -> i32 {
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}
// expect: different
