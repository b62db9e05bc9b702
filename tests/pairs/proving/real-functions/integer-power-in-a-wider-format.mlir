// options: --accept real-any-precision
func.func @f(%a: f16, %n: i32) -> f16 {
  %r = math.fpowi %a, %n : f16, i32
  return %r : f16
}
// -----
func.func @f(%a: f16, %n: i32) -> f16 {
  %w = arith.extf %a : f16 to f32
  %p = math.fpowi %w, %n : f32, i32
  %r = arith.truncf %p : f32 to f16
  return %r : f16
}
// expect: equivalent real-any-precision static
