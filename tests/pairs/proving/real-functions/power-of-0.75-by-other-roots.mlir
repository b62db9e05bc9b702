// options: --accept real
func.func @f(%a: f32) -> f32 {
  %e = arith.constant 0.75 : f32
  %r = math.powf %a, %e : f32
  return %r : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %s = math.sqrt %a : f32
  %t = math.sqrt %s : f32
  %r = arith.mulf %t, %t : f32
  return %r : f32
}
// expect: different
