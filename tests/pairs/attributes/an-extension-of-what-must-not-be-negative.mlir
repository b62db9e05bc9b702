llvm.func @f(%x: i32) -> i64 {
  %r = llvm.zext %x : i32 to i64
  llvm.return %r : i64
}
// -----
llvm.func @f(%x: i32) -> i64 {
  %r = llvm.zext nneg %x : i32 to i64
  llvm.return %r : i64
}
// expect: different
