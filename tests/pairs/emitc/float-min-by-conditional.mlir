func.func @f(%a: f32, %b: f32) -> f32 {
  %r = arith.minimumf %a, %b : f32
  return %r : f32
}
// -----
func.func @f(%a: f32, %b: f32) -> f32 {
  %c = emitc.cmp lt, %a, %b : (f32, f32) -> i1
  %r = emitc.conditional %c, %a, %b : f32
  return %r : f32
}
// expect: different
