llvm.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %r = llvm.intr.fshl(%x, %y, %z) : (i256, i256, i256) -> i256
  llvm.return %r : i256
}
// -----
llvm.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %r = llvm.intr.fshr(%x, %y, %z) : (i256, i256, i256) -> i256
  llvm.return %r : i256
}
// expect: different
