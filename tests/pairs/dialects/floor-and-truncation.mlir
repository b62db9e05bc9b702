func.func @f(%x: f32) -> f32 {
  %r = math.floor %x : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %r = math.trunc %x : f32
  return %r : f32
}
// expect: different
