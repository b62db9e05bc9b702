llvm.func @main() -> i256 {
  %x = llvm.mlir.constant(5 : i256) : i256
  llvm.return %x : i256
}
// -----
llvm.func @main() -> i256 {
  %x = llvm.mlir.constant(1606938044258990275541962092341162602522202993782792835301381 : i256) : i256
  llvm.return %x : i256
}
// expect: different
