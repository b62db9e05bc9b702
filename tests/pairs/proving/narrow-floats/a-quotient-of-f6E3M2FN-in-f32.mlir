func.func @f(%a: f6E3M2FN, %b: f6E3M2FN) -> f6E3M2FN {
  %r = arith.divf %a, %b : f6E3M2FN
  return %r : f6E3M2FN
}
// -----
func.func @f(%a: f6E3M2FN, %b: f6E3M2FN) -> f6E3M2FN {
  %x = arith.extf %a : f6E3M2FN to f32
  %y = arith.extf %b : f6E3M2FN to f32
  %s = arith.divf %x, %y : f32
  %r = arith.truncf %s : f32 to f6E3M2FN
  return %r : f6E3M2FN
}
// expect: unknown open-obligation
