func.func @f(%x: f32, %y: f32) -> (f32, f32) {
  %r = arith.divf %x, %y fastmath<arcp> : f32
  return %r, %r : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32) -> (f32, f32) {
  %o = arith.constant 1.0 : f32
  %r = arith.divf %x, %y fastmath<arcp> : f32
  %q = arith.divf %o, %y : f32
  %s = arith.mulf %x, %q : f32
  return %r, %s : f32, f32
}
// expect: unknown open-obligation
