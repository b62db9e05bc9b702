func.func @f(%x: f32) -> f32 {
  %r = math.absf %x : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %c = arith.cmpf olt, %x, %z : f32
  %n = arith.negf %x : f32
  %r = arith.select %c, %n, %x : f32
  return %r : f32
}
// expect: different
