func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %a = arith.subf %x, %y fastmath<reassoc> : f32
  %b = arith.subf %a, %z fastmath<reassoc> : f32
  return %b, %b : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %n = arith.negf %z : f32
  %a = arith.addf %x, %n fastmath<reassoc> : f32
  %b = arith.subf %a, %y fastmath<reassoc> : f32
  %c = arith.subf %x, %z fastmath<reassoc> : f32
  %d = arith.subf %c, %y fastmath<reassoc> : f32
  return %b, %d : f32, f32
}
// expect: equivalent bitwise
