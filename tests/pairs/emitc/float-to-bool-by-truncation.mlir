func.func @f(%a: f32) -> i1 {
  %r = arith.fptoui %a : f32 to i1
  return %r : i1
}
// -----
func.func @f(%a: f32) -> i1 {
  %r = emitc.cast %a : f32 to i1
  return %r : i1
}
// expect: different
