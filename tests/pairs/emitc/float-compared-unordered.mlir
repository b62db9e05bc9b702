func.func @f(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf ult, %a, %b : f32
  return %r : i1
}
// -----
func.func @f(%a: f32, %b: f32) -> i1 {
  %r = emitc.cmp lt, %a, %b : (f32, f32) -> i1
  return %r : i1
}
// expect: different
