func.func @f(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf olt, %a, %b : f32
  return %r : i1
}
// -----
func.func @f(%a: f32, %b: f32) -> i1 {
  %r = spirv.FUnordLessThan %a, %b : f32
  return %r : i1
}
// expect: different
