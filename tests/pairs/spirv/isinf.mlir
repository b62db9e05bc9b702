func.func @f(%a: f32) -> i1 {
  %x = math.isinf %a : f32
  return %x : i1
}
// -----
func.func @f(%a: f32) -> i1 {
  %r = spirv.IsInf %a : f32
  return %r : i1
}
// expect: equivalent bitwise static
