llvm.func @f(%x: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
// -----
llvm.func @f(%x: f32) -> i1 {
  %r = llvm.fcmp "uno" %x, %x : f32
  llvm.return %r : i1
}
// expect: equivalent bitwise
