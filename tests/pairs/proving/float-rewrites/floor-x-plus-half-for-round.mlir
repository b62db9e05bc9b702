func.func @f(%x: f32) -> f32 {
  %r = math.round %x : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %h = arith.constant 0.5 : f32
  %s = arith.addf %x, %h : f32
  %r = math.floor %s : f32
  return %r : f32
}
// expect: different
