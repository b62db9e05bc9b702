func.func @f(%a: f8E5M2, %b: f8E5M2) -> f8E5M2 {
  %r = arith.addf %a, %b : f8E5M2
  return %r : f8E5M2
}
// -----
func.func @f(%a: f8E5M2, %b: f8E5M2) -> f8E5M2 {
  %x = arith.extf %b : f8E5M2 to f32
  %y = arith.extf %a : f8E5M2 to f32
  %s = arith.addf %x, %y : f32
  %r = arith.truncf %s : f32 to f8E5M2
  return %r : f8E5M2
}
// expect: equivalent bitwise static
