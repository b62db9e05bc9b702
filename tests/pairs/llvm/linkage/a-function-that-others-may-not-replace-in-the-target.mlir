llvm.func weak @f(%a: f32) -> f32 {
  llvm.return %a : f32
}
// -----
llvm.func @f(%a: f32) -> f32 {
  llvm.return %a : f32
}
// expect: unknown
