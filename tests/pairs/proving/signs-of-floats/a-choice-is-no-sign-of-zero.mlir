func.func @f(%x: f32, %y: f32) -> f32 {
  %c = arith.constant 2.0 : f32
  %r = math.copysign %x, %c : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %c = arith.constant 0.0 : f32
  %z = arith.cmpf olt, %x, %c : f32
  %n = arith.negf %x : f32
  %r = arith.select %z, %n, %x : f32
  return %r : f32
}
// expect: different
