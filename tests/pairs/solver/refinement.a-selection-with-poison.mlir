llvm.func @f(%c: i1, %x: f32, %y: f32) -> f32 {
  %u = llvm.mlir.poison : f32
  %a = llvm.fadd %x, %y {fastmathFlags = #llvm.fastmath<reassoc>} : f32
  %s = llvm.select %c, %a, %u : i1, f32
  llvm.return %s : f32
}
// -----
llvm.func @f(%c: i1, %x: f32, %y: f32) -> f32 {
  %z = llvm.fneg %x : f32
  %a = llvm.fsub %y, %z : f32
  %b = llvm.fadd %a, %x : f32
  %d = llvm.fsub %b, %x : f32
  llvm.return %d : f32
}
// expect: unknown
