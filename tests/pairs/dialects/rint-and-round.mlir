llvm.func @f(%x: f32) -> f32 {
  %r = llvm.intr.rint(%x) : (f32) -> f32
  llvm.return %r : f32
}
// -----
llvm.func @f(%x: f32) -> f32 {
  %r = llvm.intr.round(%x) : (f32) -> f32
  llvm.return %r : f32
}
// expect: different
