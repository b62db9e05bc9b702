// options: --accept real
func.func @f(%a: f32, %b: f32) -> f32 {
  return %a : f32
}
// -----
func.func @f(%a: f32, %b: f32) -> f32 {
  %p = arith.mulf %a, %b : f32
  %q = arith.divf %p, %b : f32
  return %q : f32
}
// expect: different
