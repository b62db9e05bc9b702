// options: --accept real
func.func @f(%a: f32, %b: f32) -> f32 {
  return %a : f32
}
// -----
func.func @f(%a: f32, %b: f32) -> f32 {
  %s = math.sqrt %a : f32
  %q = arith.mulf %s, %s : f32
  return %q : f32
}
// expect: different
