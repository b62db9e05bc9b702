// options: --accept real
func.func @f(%a: f32) -> f32 {
  %s, %c = math.sincos %a : f32
  %r = arith.divf %s, %c : f32
  return %r : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %r = math.tan %a : f32
  return %r : f32
}
// expect: equivalent real static
