// options: --accept real
func.func @f(%x: f64) -> f64 {
  %t = arith.truncf %x fastmath<contract> : f64 to f32
  %e = arith.extf %t : f32 to f64
  %two = arith.constant 2.0 : f64
  %r = arith.mulf %e, %two : f64
  return %r : f64
}
// -----
func.func @f(%x: f64) -> f64 {
  %two = arith.constant 3.0 : f64
  %r = arith.mulf %x, %two : f64
  return %r : f64
}
// expect: different
