spirv.func @g(%a: f32, %b: f32) -> f32 "None" attributes {sym_visibility = "private"} {
  %0 = spirv.FSub %a, %b : f32
  spirv.ReturnValue %0 : f32
}
spirv.func @f(%a: f32, %b: f32) -> f32 "None" {
  %0 = spirv.FunctionCall @g(%b, %a) : (f32, f32) -> f32
  spirv.ReturnValue %0 : f32
}
// -----
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.subf %a, %b : f32
  return %0 : f32
}
// expect: different
