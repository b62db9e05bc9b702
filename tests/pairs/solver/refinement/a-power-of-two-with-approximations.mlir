func.func @f(%x: f32) -> f32 {
  %c = arith.constant 2.0 : f32
  %r = math.powf %x, %c fastmath<afn> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %r = arith.mulf %x, %x : f32
  return %r : f32
}
// expect: equivalent
