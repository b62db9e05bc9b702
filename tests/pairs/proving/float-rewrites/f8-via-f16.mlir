func.func @f(%x: f32) -> f8E5M2 {
  %r = arith.truncf %x : f32 to f8E5M2
  return %r : f8E5M2
}
// -----
func.func @f(%x: f32) -> f8E5M2 {
  %h = arith.truncf %x : f32 to f16
  %r = arith.truncf %h : f16 to f8E5M2
  return %r : f8E5M2
}
// expect: different
