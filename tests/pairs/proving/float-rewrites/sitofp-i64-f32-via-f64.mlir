func.func @f(%x: i64) -> f32 {
  %r = arith.sitofp %x : i64 to f32
  return %r : f32
}
// -----
func.func @f(%x: i64) -> f32 {
  %w = arith.sitofp %x : i64 to f64
  %r = arith.truncf %w : f64 to f32
  return %r : f32
}
// expect: different
