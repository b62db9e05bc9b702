func.func @f(%c: i32) -> f32 {
  %r = arith.uitofp %c : i32 to f32
  return %r : f32
}
// -----
func.func @f(%c: i32) -> f32 {
  %r = emitc.cast %c : i32 to f32
  return %r : f32
}
// expect: different
