llvm.func @f(%a: i32, %b: i32) -> i32 {
  %k = llvm.mlir.constant(1 : i32) : i32
  %d = llvm.or %b, %k : i32
  %e = llvm.srem %a, %d : i32
  %z = llvm.icmp "eq" %d, %k : i32
  %o = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.select %z, %o, %e : i1, i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%a: i32, %b: i32) -> i32 {
  %k = llvm.mlir.constant(1 : i32) : i32
  %d = llvm.or %b, %k : i32
  %r = llvm.srem %a, %d : i32
  llvm.return %r : i32
}
// expect: equivalent bitwise static
