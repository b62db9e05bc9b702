// options: --accept real
func.func @f(%a: f32) -> f32 {
  %n = arith.negf %a : f32
  %r = math.tan %n : f32
  return %r : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %r = math.tan %a : f32
  %n = arith.negf %r : f32
  return %n : f32
}
// expect: equivalent real static
