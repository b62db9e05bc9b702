func.func @f(%x: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = arith.addf %z, %x : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  return %x : f32
}
// expect: different
