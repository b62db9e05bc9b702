func.func @f(%c: i1) -> f32 {
  %r = arith.uitofp %c : i1 to f32
  return %r : f32
}
// -----
func.func @f(%c: i1) -> f32 {
  %r = emitc.cast %c : i1 to f32
  return %r : f32
}
// expect: equivalent bitwise static
