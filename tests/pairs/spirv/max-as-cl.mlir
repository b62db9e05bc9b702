func.func @f(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b : f32
  return %r : f32
}
// -----
func.func @f(%a: f32, %b: f32) -> f32 {
  %r = spirv.CL.fmax %a, %b : f32
  return %r : f32
}
// expect: different
