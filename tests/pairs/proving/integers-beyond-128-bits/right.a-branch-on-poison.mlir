llvm.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %u = llvm.mlir.poison : i1
  llvm.cond_br %u, ^a, ^b
^a:
  llvm.return %x : i256
^b:
  llvm.return %y : i256
}
// -----
llvm.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  llvm.return %z : i256
}
// expect: unknown
