// options: --accept real
func.func @f(%a: f32, %b: f32) -> f32 {
  %s = math.sin %a : f32
  %r = arith.mulf %s, %b : f32
  return %r : f32
}
// -----
func.func @f(%a: f32, %b: f32) -> f32 {
  %t = math.tan %a : f32
  %c = math.cos %a : f32
  %s = arith.mulf %t, %c : f32
  %r = arith.mulf %s, %b : f32
  return %r : f32
}
// expect: unknown open-obligation
