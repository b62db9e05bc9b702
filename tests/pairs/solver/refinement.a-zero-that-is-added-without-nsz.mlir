func.func @f(%a: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %s = arith.addf %a, %zero fastmath<reassoc> : f32
  return %s : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  return %a : f32
}
// expect: unknown
