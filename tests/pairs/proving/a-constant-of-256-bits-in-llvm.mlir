llvm.func @main() -> i256 {
  %x = llvm.mlir.constant(170141183460469231731687303715884105729 : i256) : i256
  llvm.return %x : i256
}
// -----
llvm.func @main() -> i256 {
  %x = llvm.mlir.constant(170141183460469231731687303715884105729 : i256) : i256
  llvm.return %x : i256
}
// expect: equivalent bitwise static
