llvm.func @f(%x: i32, %y: i32) -> i32 {
  %r = llvm.sdiv %x, %y : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %a = llvm.udiv %x, %y : i32
  %r = llvm.add %a, %a : i32
  llvm.return %r : i32
}
// expect: different
