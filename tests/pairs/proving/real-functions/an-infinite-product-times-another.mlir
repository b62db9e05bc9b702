// options: --accept real
func.func @f(%a: f32, %b: f32) -> f32 {
  %i = arith.constant 0x7f800000 : f32
  %n = arith.mulf %a, %i : f32
  %r = arith.mulf %n, %b : f32
  return %r : f32
}
// -----
func.func @f(%a: f32, %b: f32) -> f32 {
  %i = arith.constant 0x7f800000 : f32
  %m = arith.mulf %a, %b : f32
  %r = arith.mulf %m, %i : f32
  return %r : f32
}
// expect: equivalent reassociated static
