llvm.func @f(%x: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%x) <{bit = 504 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
// -----
llvm.func @f(%x: f32) -> i1 {
  %i = llvm.mlir.constant(0x7F800000 : f32) : f32
  %a = llvm.intr.fabs(%x) : (f32) -> f32
  %r = llvm.fcmp "one" %a, %i : f32
  llvm.return %r : i1
}
// expect: equivalent bitwise
