// options: --accept real
func.func @f(%a: f32) -> f32 {
  %i = arith.constant 0x7f800000 : f32
  %z = arith.constant 0.0 : f32
  %n = arith.addf %a, %z : f32
  %p = math.powf %i, %n : f32
  return %p : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  %i = arith.constant 0x7f800000 : f32
  %p = math.powf %i, %a : f32
  return %p : f32
}
// expect: equivalent reassociated static
