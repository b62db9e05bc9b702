func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %p = arith.mulf %a, %b fastmath<contract> : f32
  %r = arith.subf %p, %c fastmath<contract> : f32
  return %r : f32
}
// -----
func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.fma %a, %b, %c : f32
  return %r : f32
}
// expect: different
