func.func @f(%x: f32, %y: f32, %z: f32) -> f32 {
  %q = arith.divf %x, %y fastmath<arcp> : f32
  %r = arith.mulf %q, %z fastmath<reassoc> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> f32 {
  %p = arith.mulf %x, %z : f32
  %r = arith.divf %p, %y : f32
  return %r : f32
}
// expect: unknown open-obligation
