llvm.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %x = llvm.intr.fmuladd(%a, %b, %c) : (f32, f32, f32) -> f32
  %r = llvm.fsub %x, %x : f32
  llvm.return %r : f32
}
// -----
llvm.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %x = llvm.intr.fma(%a, %b, %c) : (f32, f32, f32) -> f32
  %m = llvm.fmul %a, %b : f32
  %y = llvm.fadd %m, %c : f32
  %r = llvm.fsub %x, %y : f32
  llvm.return %r : f32
}
// expect: unknown
