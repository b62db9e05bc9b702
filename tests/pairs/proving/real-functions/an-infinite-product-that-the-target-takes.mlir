// options: --accept real
func.func @f(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b : f32
  return %r : f32
}
// -----
func.func @f(%a: f32, %b: f32) -> f32 {
  %i = arith.constant 0x7f800000 : f32
  %z = arith.constant 0.0 : f32
  %o = arith.constant 1.0 : f32
  %n = arith.mulf %b, %i : f32
  %p = arith.divf %o, %n : f32
  %q = arith.mulf %p, %n : f32
  %t = arith.subf %q, %o : f32
  %s = arith.addf %a, %b : f32
  %r = arith.addf %s, %t : f32
  return %r : f32
}
// expect: unknown open-obligation
