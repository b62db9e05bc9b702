func.func @f(%x: f32, %i: i32) -> f32 {
  %neg = arith.negf %x : f32
  %r = math.copysign %neg, %x : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %i: i32) -> f32 {
  return %x : f32
}
// expect: equivalent
