func.func @f(%x: f32) -> f32 {
  %c = arith.constant -1.0 : f32
  %r = math.powf %x, %c fastmath<afn> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %o = arith.constant 1.0 : f32
  %r = arith.divf %o, %x : f32
  return %r : f32
}
// expect: equivalent
