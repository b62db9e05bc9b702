func.func @f(%x: f64) -> (f64, f64) {
 %a = arith.truncf %x fastmath<contract> : f64 to f32
 %r = arith.extf %a fastmath<contract> : f32 to f64
 return %r, %r : f64, f64
}
// -----
func.func @f(%x: f64) -> (f64, f64) {
 %a = arith.truncf %x fastmath<contract> : f64 to f32
 %r = arith.extf %a fastmath<contract> : f32 to f64
 return %r, %x : f64, f64
}
// expect: unknown open-obligation
