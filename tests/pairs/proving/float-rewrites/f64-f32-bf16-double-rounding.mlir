func.func @f(%x: f64) -> bf16 {
  %r = arith.truncf %x : f64 to bf16
  return %r : bf16
}
// -----
func.func @f(%x: f64) -> bf16 {
  %s = arith.truncf %x : f64 to f32
  %r = arith.truncf %s : f32 to bf16
  return %r : bf16
}
// expect: different
