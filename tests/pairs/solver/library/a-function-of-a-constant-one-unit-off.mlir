// 0.84147096 is the nearest number to the sine of 1, and 0.841471 is the next one.
func.func @f() -> f32 {
  %c = arith.constant 1.0 : f32
  %0 = math.sin %c : f32
  return %0 : f32
}
// -----
func.func @f() -> f32 {
  %0 = arith.constant 0.841471 : f32
  return %0 : f32
}
// expect: unknown
