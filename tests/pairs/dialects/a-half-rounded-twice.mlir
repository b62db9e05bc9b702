func.func @f(%x: f64) -> f16 {
  %r = arith.truncf %x : f64 to f16
  return %r : f16
}
// -----
func.func @f(%x: f64) -> f16 {
  %s = arith.truncf %x : f64 to f32
  %r = arith.truncf %s : f32 to f16
  return %r : f16
}
// expect: different
