func.func @f(%x: f32, %y: f32) -> (f32, f32) {
  %o = arith.constant 0.0 : f32
  %r = arith.addf %x, %o fastmath<nsz> : f32
  return %r, %r : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32) -> (f32, f32) {
  %o = arith.constant 0.0 : f32
  %r = arith.addf %x, %o fastmath<nsz> : f32
  return %r, %x : f32, f32
}
// expect: unknown open-obligation
