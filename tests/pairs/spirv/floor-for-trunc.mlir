func.func @f(%a: f32) -> f32 {
  %r = math.trunc %a : f32
  return %r : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %r = spirv.GL.Floor %a : f32
  return %r : f32
}
// expect: different
