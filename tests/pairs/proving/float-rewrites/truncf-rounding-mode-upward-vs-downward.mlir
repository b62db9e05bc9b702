func.func @f(%x: f32) -> f16 {
  %r = arith.truncf %x upward : f32 to f16
  return %r : f16
}
// -----
func.func @f(%x: f32) -> f16 {
  %r = arith.truncf %x downward : f32 to f16
  return %r : f16
}
// expect: different
