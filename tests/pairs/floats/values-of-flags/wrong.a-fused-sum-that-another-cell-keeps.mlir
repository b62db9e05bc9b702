func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %p = arith.mulf %x, %y fastmath<contract> : f32
  %r = arith.addf %p, %z fastmath<contract> : f32
  return %r, %r : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %p = arith.mulf %x, %y fastmath<contract> : f32
  %r = arith.addf %p, %z fastmath<contract> : f32
  %s = math.fma %x, %y, %z : f32
  return %r, %s : f32, f32
}
// expect: unknown open-obligation
