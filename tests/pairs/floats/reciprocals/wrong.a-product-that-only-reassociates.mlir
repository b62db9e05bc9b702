func.func @f(%x: f32, %y: f32) -> (f32) {
  %o = arith.constant 1.0 : f32
  %q = arith.divf %o, %y fastmath<arcp> : f32
  %r = arith.mulf %x, %q fastmath<reassoc> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> (f32) {
  %r = arith.divf %x, %y fastmath<arcp,reassoc> : f32
  return %r : f32
}
// expect: unknown open-obligation
