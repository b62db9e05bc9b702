func.func @f(%x: f32, %y: f32, %z: f32, %w: f32) -> (f32, f32) {
  %a = arith.addf %x, %y fastmath<reassoc> : f32
  %b = arith.addf %a, %z fastmath<reassoc> : f32
  %s = arith.addf %b, %w fastmath<reassoc> : f32
  return %s, %s : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32, %w: f32) -> (f32, f32) {
  %a = arith.addf %x, %y fastmath<reassoc> : f32
  %b = arith.addf %a, %z fastmath<reassoc> : f32
  %c = arith.addf %b, %w fastmath<reassoc> : f32
  %d = arith.addf %y, %z fastmath<reassoc> : f32
  %e = arith.addf %d, %w fastmath<reassoc> : f32
  %f = arith.addf %e, %x fastmath<reassoc> : f32
  return %c, %f : f32, f32
}
// expect: unknown open-obligation
