llvm.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  %r = llvm.add %a, %c : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  %x = llvm.add %a, %b overflow<nsw> : i32
  %y = llvm.sub %c, %x : i32
  %z = llvm.add %y, %a : i32
  %r = llvm.add %z, %x : i32
  llvm.return %r : i32
}
// expect: different
