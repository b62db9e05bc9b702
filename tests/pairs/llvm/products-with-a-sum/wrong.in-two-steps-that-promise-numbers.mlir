llvm.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = llvm.intr.fmuladd(%a, %b, %c) : (f32, f32, f32) -> f32
  llvm.return %r : f32
}
// -----
llvm.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %m = llvm.fmul %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %r = llvm.fadd %m, %c : f32
  llvm.return %r : f32
}
// expect: different
