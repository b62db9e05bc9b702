llvm.func @f(%x: i32) -> i32 {
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %d = llvm.sdiv %x, %c4 : i32
  llvm.return %d : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %d = llvm.ashr %x, %c2 : i32
  llvm.return %d : i32
}
// expect: different
