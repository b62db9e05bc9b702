func.func @f(%c: i1) -> f32 {
  %r = arith.sitofp %c : i1 to f32
  return %r : f32
}
// -----
func.func @f(%c: i1) -> f32 {
  %r = emitc.cast %c : i1 to f32
  return %r : f32
}
// expect: different
