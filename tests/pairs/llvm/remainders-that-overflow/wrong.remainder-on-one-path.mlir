llvm.func @f(%a: i32, %b: i32) -> i32 {
  %m = llvm.mlir.constant(-1 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.icmp "eq" %b, %z : i32
  llvm.cond_br %c, ^x, ^y(%a : i32)
  ^x:
  %e = llvm.srem %a, %m : i32
  llvm.br ^y(%e : i32)
  ^y(%r: i32):
  llvm.return %r : i32
}
// -----
llvm.func @f(%a: i32, %b: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %c = llvm.icmp "eq" %b, %z : i32
  %d = llvm.icmp "eq" %a, %l : i32
  %e = llvm.or %c, %d : i1
  %r = llvm.select %e, %z, %a : i1, i32
  llvm.return %r : i32
}
// expect: different
