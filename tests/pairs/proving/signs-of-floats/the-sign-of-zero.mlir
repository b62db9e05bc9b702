func.func @f(%x: f64) -> f64 {
  %c = arith.constant 0.0 : f64
  %r = math.copysign %x, %c : f64
  return %r : f64
}
// -----
func.func @f(%x: f64) -> f64 {
  %r = math.absf %x : f64
  return %r : f64
}
// expect: equivalent bitwise static
