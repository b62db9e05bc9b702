func.func @f(%x: f32) -> f32 {
  %r = math.round %x : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %r = math.roundeven %x : f32
  return %r : f32
}
// expect: different
