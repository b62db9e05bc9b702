llvm.func @f(%x: i32, %u: i32) -> i32 {
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32, %u: i32) -> i32 {
  %y = llvm.mlir.constant(-1 : i32) : i32
  %r = llvm.srem %x, %y : i32
  llvm.return %r : i32
}
// expect: different
