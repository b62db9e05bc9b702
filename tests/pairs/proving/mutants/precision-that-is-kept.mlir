// options: --accept real
func.func @f(%x: f64) -> f64 {
  %t = arith.truncf %x fastmath<contract> : f64 to f32
  %e = arith.extf %t fastmath<contract> : f32 to f64
  return %e : f64
}
// -----
func.func @f(%x: f64) -> f64 {
  return %x : f64
}
// expect: equivalent bitwise static
