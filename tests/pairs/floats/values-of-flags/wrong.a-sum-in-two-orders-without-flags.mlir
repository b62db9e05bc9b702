func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %a = arith.addf %x, %y fastmath<reassoc> : f32
  %s = arith.addf %a, %z fastmath<reassoc> : f32
  return %s, %s : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %a = arith.addf %x, %y fastmath<reassoc> : f32
  %s = arith.addf %a, %z fastmath<reassoc> : f32
  %b = arith.addf %y, %z : f32
  %u = arith.addf %x, %b : f32
  return %s, %u : f32, f32
}
// expect: unknown open-obligation
