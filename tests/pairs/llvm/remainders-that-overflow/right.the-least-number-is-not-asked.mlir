llvm.func @f(%a: i32, %b: i32) -> i32 {
  %m = llvm.mlir.constant(-1 : i32) : i32
  %x = llvm.srem %a, %m : i32
  %l = llvm.mlir.constant(-2147483648 : i32) : i32
  %c = llvm.icmp "eq" %a, %l : i32
  %r = llvm.select %c, %b, %x : i1, i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%a: i32, %b: i32) -> i32 {
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}
// expect: equivalent bitwise static
