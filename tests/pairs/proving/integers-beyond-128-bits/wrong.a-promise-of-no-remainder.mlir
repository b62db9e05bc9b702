llvm.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %k = llvm.mlir.constant(8 : i256) : i256
  %r = llvm.udiv %x, %k : i256
  llvm.return %r : i256
}
// -----
llvm.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %k = llvm.mlir.constant(8 : i256) : i256
  %r = llvm.udiv exact %x, %k : i256
  llvm.return %r : i256
}
// expect: different
