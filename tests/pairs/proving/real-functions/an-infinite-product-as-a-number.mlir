// options: --accept real
func.func @f(%a: f32, %c: i1) -> f32 {
  %i = arith.constant 0x7f800000 : f32
  %n = arith.mulf %a, %i : f32
  %o = arith.cmpf ord, %n, %n : f32
  %r = arith.select %o, %a, %n : f32
  return %r : f32
}
// -----
func.func @f(%a: f32, %c: i1) -> f32 {
  return %a : f32
}
// expect: unknown open-obligation
