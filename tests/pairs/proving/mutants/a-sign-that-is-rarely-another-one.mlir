// The sign is the number's own but for one i in 2^32.
func.func @f(%x: f32, %i: i32) -> f32 {
  %c = arith.constant 305419896 : i32
  %is = arith.cmpi eq, %i, %c : i32
  %neg = arith.negf %x : f32
  %sign = arith.select %is, %neg, %x : f32
  %r = math.copysign %x, %sign : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %i: i32) -> f32 {
  return %x : f32
}
// expect: different
