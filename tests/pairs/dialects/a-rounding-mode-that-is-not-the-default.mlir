func.func @f(%a: f64, %b: f32) -> (f32, bf16) {
  %0 = arith.truncf %a : f64 to f32
  %1 = arith.truncf %b to_nearest_even : f32 to bf16
  return %0, %1 : f32, bf16
}
// -----
func.func @f(%a: f64, %b: f32) -> (f32, bf16) {
  %0 = arith.truncf %a to_nearest_away : f64 to f32
  %1 = arith.truncf %b : f32 to bf16
  return %0, %1 : f32, bf16
}
// expect: different
