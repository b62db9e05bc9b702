func.func @f(%x: f32, %y: f32, %z: f32) -> (f32) {
  %o = arith.constant 1.0 : f32
  %q = arith.divf %o, %y fastmath<arcp> : f32
  %m = arith.mulf %x, %q fastmath<contract> : f32
  %r = arith.addf %m, %z fastmath<contract> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32) {
  %m = arith.divf %x, %y fastmath<arcp,contract> : f32
  %r = arith.addf %m, %z fastmath<contract> : f32
  return %r : f32
}
// expect: unknown open-obligation
