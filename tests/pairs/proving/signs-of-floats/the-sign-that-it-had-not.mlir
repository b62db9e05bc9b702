func.func @f(%x: f32, %y: f32) -> f32 {
  %n = arith.negf %x : f32
  %r = math.copysign %n, %x : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %n = arith.negf %x : f32
  return %n : f32
}
// expect: different
