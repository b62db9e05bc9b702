func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %s = arith.addf %x, %y fastmath<nnan> : f32
  return %z, %s : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %m = arith.maximumf %z, %z fastmath<nsz> : f32
  %s = arith.addf %x, %y fastmath<nnan> : f32
  return %m, %s : f32, f32
}
// expect: unknown open-obligation
