// options: --accept real
func.func @f(%a: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %q = arith.mulf %a, %z : f32
  return %q : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %i = arith.constant 0x7f800000 : f32
  %n = arith.mulf %a, %i : f32
  %r = arith.subf %n, %n : f32
  return %r : f32
}
// expect: unknown open-obligation
