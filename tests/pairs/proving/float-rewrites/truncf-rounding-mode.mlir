func.func @f(%x: f32) -> f16 {
  %r = arith.truncf %x : f32 to f16
  return %r : f16
}
// -----
func.func @f(%x: f32) -> f16 {
  %r = arith.truncf %x toward_zero : f32 to f16
  return %r : f16
}
// expect: different
