func.func @f(%x: f32) -> f32 {
  %c = arith.constant 3.0 : f32
  %r = math.powf %c, %x fastmath<afn> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %r = math.exp2 %x : f32
  return %r : f32
}
// expect: different
