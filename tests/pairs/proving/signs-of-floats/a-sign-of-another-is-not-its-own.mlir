func.func @f(%x: f32, %y: f32) -> f32 {
  %n = arith.negf %x : f32
  %a = math.absf %n : f32
  %r = math.copysign %a, %y : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %r = math.copysign %x, %y : f32
  return %r : f32
}
// expect: equivalent bitwise static
