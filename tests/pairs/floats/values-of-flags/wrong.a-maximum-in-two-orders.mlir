func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %a = arith.maximumf %x, %y fastmath<reassoc,nsz> : f32
  %s = arith.maximumf %a, %z fastmath<reassoc,nsz> : f32
  return %s, %s : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %a = arith.maximumf %x, %y fastmath<reassoc,nsz> : f32
  %s = arith.maximumf %a, %z fastmath<reassoc,nsz> : f32
  %b = arith.maximumf %y, %z fastmath<reassoc,nsz> : f32
  %u = arith.maximumf %x, %b fastmath<reassoc,nsz> : f32
  return %s, %u : f32, f32
}
// expect: unknown open-obligation
