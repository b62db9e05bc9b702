func.func @f(%x: f32, %y: f32) -> (f32) {
  %o = arith.constant 1.0 : f32
  %q = arith.divf %o, %y fastmath<arcp> : f32
  %m = arith.negf %q : f32
  %r = arith.mulf %x, %m fastmath<contract> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> (f32) {
  %n = arith.negf %x : f32
  %r = arith.divf %n, %y fastmath<arcp,contract> : f32
  return %r : f32
}
// expect: unknown open-obligation
