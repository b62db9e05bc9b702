llvm.func @f(%x: f32, %y: f32) -> f32 {
  %r = llvm.intr.minnum(%x, %y) : (f32, f32) -> f32
  llvm.return %r : f32
}
// -----
llvm.func @f(%x: f32, %y: f32) -> f32 {
  %r = llvm.intr.minimum(%x, %y) : (f32, f32) -> f32
  llvm.return %r : f32
}
// expect: different
