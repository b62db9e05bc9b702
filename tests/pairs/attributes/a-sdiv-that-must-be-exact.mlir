llvm.func @f(%x: i32, %y: i32) -> i32 {
  %r = llvm.sdiv %x, %y : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %r = llvm.sdiv exact %x, %y : i32
  llvm.return %r : i32
}
// expect: different
