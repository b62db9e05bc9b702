func.func @f(%a: f32) -> f32 {
  return %a : f32
}
// -----
func.func @f(%a: f32) -> f32 attributes {llvm.linkage = #llvm.linkage<external>} {
  return %a : f32
}
// expect: equivalent bitwise static
