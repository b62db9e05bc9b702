func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = spirv.GL.Fma %a, %b, %c : f32
  return %r : f32
}
// -----
func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %m = spirv.FMul %a, %b : f32
  %r = spirv.FAdd %m, %c : f32
  return %r : f32
}
// expect: equivalent bitwise static
