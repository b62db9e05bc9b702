llvm.func @f(%x: i32, %y: i32) -> i32 {
  %r = llvm.sub %x, %y : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %r = llvm.sub %x, %y overflow<nsw> : i32
  llvm.return %r : i32
}
// expect: different
