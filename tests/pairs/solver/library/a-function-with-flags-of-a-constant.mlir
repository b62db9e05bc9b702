// What a function may be by its flags is not looked at.
func.func @f() -> f32 {
  %c = arith.constant 1.0 : f32
  %0 = math.sin %c fastmath<afn> : f32
  return %0 : f32
}
// -----
func.func @f() -> f32 {
  %0 = arith.constant 0.84147096 : f32
  return %0 : f32
}
// expect: unknown
