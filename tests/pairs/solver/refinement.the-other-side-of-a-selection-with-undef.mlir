llvm.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  %u = llvm.mlir.undef : i32
  %s = llvm.select %c, %x, %u : i1, i32
  llvm.return %s : i32
}
// -----
llvm.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.return %y : i32
}
// expect: different
