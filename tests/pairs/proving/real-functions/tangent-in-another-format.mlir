// options: --accept real
func.func @f(%a: f32) -> f32 {
  %r = math.tan %a : f32
  return %r : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %w = arith.extf %a : f32 to f64
  %s = math.sin %w : f64
  %c = math.cos %w : f64
  %q = arith.divf %s, %c : f64
  %r = arith.truncf %q : f64 to f32
  return %r : f32
}
// expect: unknown open-obligation
