llvm.func @f(%a: i32, %b: i32) -> i32 {
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%a: i32, %b: i32) -> i32 {
  %m = llvm.mlir.constant(-1 : i32) : i32
  %r = llvm.srem %a, %m : i32
  llvm.return %r : i32
}
// expect: different
