func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b : f32
  return %0 : f32
}
// -----
spirv.func @f(%a: f32, %b: f32) -> f32 "None" {
  %0 = spirv.CL.fmax %a, %b : f32
  spirv.ReturnValue %0 : f32
}
// expect: different
