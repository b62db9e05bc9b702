func.func @f(%x: f32) -> f32 {
  %c = arith.constant 1.0 : f32
  %r = math.copysign %x, %c : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %r = math.absf %x : f32
  return %r : f32
}
// expect: equivalent bitwise static
