llvm.func linkonce_odr @f(%a: f32) -> f32 {
  llvm.return %a : f32
}
// -----
llvm.func linkonce_odr @f(%a: f32) -> f32 {
  llvm.return %a : f32
}
// expect: equivalent bitwise static
