func.func @f(%x: f32) -> f32 {
  %r = arith.divf %x, %x fastmath<nnan> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %c = arith.constant 1.0 : f32
  return %c : f32
}
// expect: equivalent
