// options: --accept real
func.func @f(%a: f32) -> f32 {
  %b = arith.addf %a, %a : f32
  %r = math.tan %b : f32
  return %r : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %s = math.sin %a : f32
  %c = math.cos %a : f32
  %q = arith.divf %s, %c : f32
  %r = arith.addf %q, %q : f32
  return %r : f32
}
// expect: unknown open-obligation
