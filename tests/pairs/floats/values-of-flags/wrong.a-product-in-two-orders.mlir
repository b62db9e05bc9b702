func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %a = arith.mulf %x, %y fastmath<fast> : f32
  %s = arith.mulf %a, %z fastmath<fast> : f32
  return %s, %s : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %a = arith.mulf %x, %y fastmath<fast> : f32
  %s = arith.mulf %a, %z fastmath<fast> : f32
  %b = arith.mulf %y, %z fastmath<fast> : f32
  %u = arith.mulf %x, %b fastmath<fast> : f32
  return %s, %u : f32, f32
}
// expect: unknown open-obligation
