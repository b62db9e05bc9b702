llvm.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %k = llvm.mlir.constant(200 : i256) : i256
  %r = llvm.intr.fshl(%x, %y, %k) : (i256, i256, i256) -> i256
  llvm.return %r : i256
}
// -----
llvm.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %k = llvm.mlir.constant(56 : i256) : i256
  %r = llvm.intr.fshr(%x, %y, %k) : (i256, i256, i256) -> i256
  llvm.return %r : i256
}
// expect: unknown
