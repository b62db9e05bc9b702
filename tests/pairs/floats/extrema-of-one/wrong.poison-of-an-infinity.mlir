func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %n = arith.negf %z fastmath<nnan> : f32
  %q = arith.divf %z, %y : f32
  return %n, %q : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %m = arith.minimumf %z, %z fastmath<nnan, ninf, nsz> : f32
  %n = arith.negf %z fastmath<nnan> : f32
  %q = arith.divf %m, %y : f32
  return %n, %q : f32, f32
}
// expect: different
