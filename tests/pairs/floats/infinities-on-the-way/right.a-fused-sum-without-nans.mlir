func.func @f(%x: f32, %y: f32, %z: f32) -> (f32) {
  %p = arith.mulf %x, %y fastmath<contract> : f32
  %r = arith.addf %p, %z fastmath<contract,nnan> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32) {
  %r = math.fma %x, %y, %z fastmath<contract,nnan> : f32
  return %r : f32
}
// expect: equivalent bitwise
