func.func @f(%x: f64, %y: f64) -> f64 {
  %t = arith.truncf %x fastmath<contract> : f64 to f32
  %e = arith.extf %t fastmath<contract> : f32 to f64
  %s = arith.addf %e, %y fastmath<contract> : f64
  %r = arith.divf %s, %e : f64
  return %r : f64
}
// -----
func.func @f(%x: f64, %y: f64) -> f64 {
  %s = arith.addf %x, %y fastmath<contract> : f64
  %r = arith.divf %s, %x : f64
  return %r : f64
}
// expect: equivalent
