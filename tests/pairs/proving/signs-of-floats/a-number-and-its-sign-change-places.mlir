func.func @f(%x: f32, %y: f32) -> f32 {
  %r = math.copysign %y, %x : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %r = math.copysign %x, %y : f32
  return %r : f32
}
// expect: different
