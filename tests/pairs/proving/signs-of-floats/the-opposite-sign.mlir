func.func @f(%x: f32, %y: f32) -> f32 {
  %n = arith.negf %y : f32
  %r = math.copysign %x, %n : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %r = math.copysign %x, %y : f32
  return %r : f32
}
// expect: different
