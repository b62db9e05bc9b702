func.func @f() -> f32 {
  %c = arith.constant 1.0 : f32
  %0 = math.sin %c : f32
  return %0 : f32
}
// -----
func.func @f() -> f32 {
  %0 = arith.constant 0.540302277 : f32
  return %0 : f32
}
// expect: different
