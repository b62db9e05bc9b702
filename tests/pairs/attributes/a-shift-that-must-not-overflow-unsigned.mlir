llvm.func @f(%x: i32, %y: i32) -> i32 {
  %r = llvm.shl %x, %y : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %r = llvm.shl %x, %y overflow<nuw> : i32
  llvm.return %r : i32
}
// expect: different
