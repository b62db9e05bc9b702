func.func @f(%a: f8E4M3FN, %b: f8E4M3FN) -> f8E4M3FN {
  %r = arith.addf %a, %b : f8E4M3FN
  return %r : f8E4M3FN
}
// -----
func.func @f(%a: f8E4M3FN, %b: f8E4M3FN) -> f8E4M3FN {
  %x = arith.extf %b : f8E4M3FN to f32
  %y = arith.extf %a : f8E4M3FN to f32
  %s = arith.addf %x, %y : f32
  %r = arith.truncf %s : f32 to f8E4M3FN
  return %r : f8E4M3FN
}
// expect: equivalent bitwise static
