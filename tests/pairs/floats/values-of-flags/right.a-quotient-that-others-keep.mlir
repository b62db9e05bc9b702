func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32, f32) {
  %r = arith.divf %x, %y fastmath<arcp> : f32
  %t = arith.divf %x, %z fastmath<arcp> : f32
  %e = math.exp %t : f32
  return %r, %e, %t : f32, f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32, f32) {
  %o = arith.constant 1.0 : f32
  %q = arith.divf %o, %y : f32
  %r = arith.mulf %x, %q : f32
  %t = arith.divf %x, %z fastmath<arcp> : f32
  %e = math.exp %t : f32
  return %r, %e, %t : f32, f32, f32
}
// expect: equivalent bitwise
