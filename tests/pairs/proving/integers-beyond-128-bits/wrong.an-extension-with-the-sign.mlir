llvm.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %t = llvm.trunc %x : i256 to i160
  %r = llvm.zext %t : i160 to i256
  llvm.return %r : i256
}
// -----
llvm.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %t = llvm.trunc %x : i256 to i160
  %r = llvm.sext %t : i160 to i256
  llvm.return %r : i256
}
// expect: different
