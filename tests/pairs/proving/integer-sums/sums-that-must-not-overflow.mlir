llvm.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  %x = llvm.add %a, %b : i32
  %r = llvm.add %x, %c : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  %x = llvm.add %b, %c overflow<nsw> : i32
  %r = llvm.add %a, %x overflow<nsw> : i32
  llvm.return %r : i32
}
// expect: different
