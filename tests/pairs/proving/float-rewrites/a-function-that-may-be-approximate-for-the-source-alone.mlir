func.func @f(%x: f32) -> f32 {
  %r = math.exp %x fastmath<afn> : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %r = math.exp %x : f32
  return %r : f32
}
// expect: equivalent
