llvm.func @f(%x: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
// -----
llvm.func @f(%x: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%x) <{bit = 516 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
// expect: different
