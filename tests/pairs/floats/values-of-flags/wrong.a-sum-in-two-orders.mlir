func.func @f(%x: f32, %y: f32, %z: f32) -> (f32) {
  %a = arith.addf %x, %y fastmath<reassoc> : f32
  %s = arith.addf %a, %z fastmath<reassoc> : f32
  %r = arith.subf %s, %s : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32) {
  %a = arith.addf %x, %y fastmath<reassoc> : f32
  %s = arith.addf %a, %z fastmath<reassoc> : f32
  %b = arith.addf %y, %z fastmath<reassoc> : f32
  %u = arith.addf %x, %b fastmath<reassoc> : f32
  %r = arith.subf %s, %u : f32
  return %r : f32
}
// expect: unknown open-obligation
