llvm.func @f(%x: i32) -> i8 {
  %r = llvm.trunc %x : i32 to i8
  llvm.return %r : i8
}
// -----
llvm.func @f(%x: i32) -> i8 {
  %r = llvm.trunc %x overflow<nuw> : i32 to i8
  llvm.return %r : i8
}
// expect: different
