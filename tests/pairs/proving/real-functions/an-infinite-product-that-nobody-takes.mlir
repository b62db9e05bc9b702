// options: --accept real
func.func @f(%a: f32, %b: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %i = arith.constant 0x7f800000 : f32
  %s = arith.addf %a, %z : f32
  %n = arith.mulf %b, %i : f32
  %u = arith.cmpf uno, %s, %s : f32
  %r = arith.select %u, %n, %s : f32
  return %r : f32
}
// -----
func.func @f(%a: f32, %b: f32) -> f32 {
  return %a : f32
}
// expect: equivalent real static
