func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %a = arith.maximumf %x, %y fastmath<reassoc> : f32
  %b = arith.maximumf %a, %z fastmath<reassoc> : f32
  return %b, %b : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %a = arith.maximumf %z, %y fastmath<reassoc> : f32
  %b = arith.maximumf %a, %x fastmath<reassoc> : f32
  %c = arith.maximumf %x, %x fastmath<reassoc> : f32
  %d = arith.maximumf %b, %c fastmath<reassoc> : f32
  return %b, %d : f32, f32
}
// expect: equivalent bitwise
