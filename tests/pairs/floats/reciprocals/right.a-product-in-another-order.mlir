func.func @f(%x: f32, %y: f32, %z: f32) -> (f32) {
  %m = arith.mulf %x, %z fastmath<reassoc,arcp> : f32
  %r = arith.divf %m, %y fastmath<reassoc,arcp> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32) {
  %o = arith.constant 1.0 : f32
  %q = arith.divf %o, %y fastmath<reassoc,arcp> : f32
  %m = arith.mulf %z, %q fastmath<reassoc,arcp> : f32
  %r = arith.mulf %x, %m fastmath<reassoc,arcp> : f32
  return %r : f32
}
// expect: equivalent bitwise
