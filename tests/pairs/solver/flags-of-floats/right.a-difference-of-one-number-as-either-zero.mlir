func.func @f(%x: f32) -> f32 {
  %r = arith.subf %x, %x fastmath<nnan,nsz> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %c = arith.constant -0.0 : f32
  return %c : f32
}
// expect: equivalent
