func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %m = arith.maximumf %z, %z fastmath<nsz> : f32
  %a = arith.addf %x, %y fastmath<reassoc, nsz> : f32
  %s = arith.addf %a, %z fastmath<reassoc, nsz> : f32
  return %m, %s : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %m = arith.maximumf %z, %z fastmath<nsz> : f32
  %a = arith.addf %z, %y fastmath<reassoc, nsz> : f32
  %s = arith.addf %a, %x fastmath<reassoc, nsz> : f32
  return %m, %s : f32, f32
}
// expect: equivalent bitwise static
