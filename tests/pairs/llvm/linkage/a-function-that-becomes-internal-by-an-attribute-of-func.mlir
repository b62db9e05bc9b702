func.func @f(%a: f32) -> f32 {
  return %a : f32
}
// -----
func.func @f(%a: f32) -> f32 attributes {llvm.linkage = #llvm.linkage<internal>} {
  return %a : f32
}
// expect: unknown
