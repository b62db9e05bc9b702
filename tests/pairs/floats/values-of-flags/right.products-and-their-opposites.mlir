func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %a = arith.mulf %x, %y fastmath<reassoc> : f32
  %b = arith.mulf %a, %z fastmath<reassoc> : f32
  %c = arith.negf %b : f32
  return %b, %c : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %n = arith.negf %y : f32
  %a = arith.mulf %z, %y fastmath<reassoc> : f32
  %b = arith.mulf %a, %x fastmath<reassoc> : f32
  %d = arith.mulf %z, %n fastmath<reassoc> : f32
  %e = arith.mulf %d, %x fastmath<reassoc> : f32
  return %b, %e : f32, f32
}
// expect: equivalent bitwise
