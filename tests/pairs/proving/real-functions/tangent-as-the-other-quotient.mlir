// options: --accept real
func.func @f(%a: f32) -> f32 {
  %r = math.tan %a : f32
  return %r : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %s = math.sin %a : f32
  %c = math.cos %a : f32
  %r = arith.divf %c, %s : f32
  return %r : f32
}
// expect: unknown open-obligation
