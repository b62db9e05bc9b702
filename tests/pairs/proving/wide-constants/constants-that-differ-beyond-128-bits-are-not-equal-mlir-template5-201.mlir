llvm.func @main() -> i201 {
  %x = llvm.mlir.constant(5 : i201) : i201
  llvm.return %x : i201
}
// -----
llvm.func @main() -> i201 {
  %x = llvm.mlir.constant(1606938044258990275541962092341162602522202993782792835301381 : i201) : i201
  llvm.return %x : i201
}
// expect: different
