llvm.func @f(%x: f32, %y: i32) -> f32 {
  %r = llvm.intr.powi(%x, %y) : (f32, i32) -> f32
  llvm.return %r : f32
}
// -----
llvm.func @f(%x: f32, %y: i32) -> f32 {
  %r = llvm.fmul %x, %x : f32
  llvm.return %r : f32
}
// expect: different
