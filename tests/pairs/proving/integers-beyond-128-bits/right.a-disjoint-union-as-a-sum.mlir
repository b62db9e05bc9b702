llvm.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %r = llvm.or disjoint %x, %y : i256
  llvm.return %r : i256
}
// -----
llvm.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %r = llvm.add %x, %y : i256
  llvm.return %r : i256
}
// expect: equivalent bitwise static
