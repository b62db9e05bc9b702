func.func @f(%x: f32) -> f32 {
  %z = arith.constant 3.0 : f32
  %r = arith.divf %x, %z : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %z = arith.constant 0.333333343 : f32
  %r = arith.mulf %x, %z : f32
  return %r : f32
}
// expect: different
