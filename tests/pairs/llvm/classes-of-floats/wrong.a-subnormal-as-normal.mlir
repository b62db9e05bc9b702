llvm.func @f(%x: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%x) <{bit = 264 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
// -----
llvm.func @f(%x: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%x) <{bit = 504 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
// expect: different
