func.func @f(%x: f32, %y: f32, %z: f32, %w: f32) -> (f32, f32, f32, f32) {
  %a = arith.addf %x, %y fastmath<reassoc> : f32
  %b = arith.addf %a, %z fastmath<reassoc> : f32
  %s = arith.addf %b, %w fastmath<reassoc> : f32
  return %s, %s, %s, %s : f32, f32, f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32, %w: f32) -> (f32, f32, f32, f32) {
  %a = arith.addf %x, %y fastmath<reassoc> : f32
  %b = arith.addf %y, %x fastmath<reassoc> : f32
  %c = arith.addf %z, %w fastmath<reassoc> : f32
  %d = arith.addf %w, %z fastmath<reassoc> : f32
  %e = arith.addf %a, %c fastmath<reassoc> : f32
  %f = arith.addf %b, %d fastmath<reassoc> : f32
  %g = arith.addf %c, %a fastmath<reassoc> : f32
  %h = arith.addf %d, %b fastmath<reassoc> : f32
  return %e, %f, %g, %h : f32, f32, f32, f32
}
// expect: equivalent bitwise
