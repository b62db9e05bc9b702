func.func @f(%x: f32) -> f32 {
  %c = arith.constant 0.5 : f32
  %r = math.powf %x, %c fastmath<afn,ninf,nsz> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %r = math.sqrt %x : f32
  return %r : f32
}
// expect: equivalent
