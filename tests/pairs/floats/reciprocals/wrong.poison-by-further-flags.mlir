func.func @f(%x: f32) -> f32 {
  %one = arith.constant 1.0 : f32
  %r = arith.divf %one, %x fastmath<arcp> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %one = arith.constant 1.0 : f32
  %r = arith.divf %one, %x fastmath<fast> : f32
  return %r : f32
}
// expect: different
