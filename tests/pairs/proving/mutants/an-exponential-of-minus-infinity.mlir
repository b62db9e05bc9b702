// options: --accept real
// The exponential of minus infinity is 0, also of one from which a quotient was taken: both divide by the same.
func.func @f(%x: f32, %y: f32) -> (f32, f32) {
  %low = arith.constant 0xFF800000 : f32
  %0 = arith.divf %y, %x : f32
  %1 = arith.subf %low, %0 : f32
  %2 = math.exp %1 : f32
  %3 = arith.mulf %2, %y : f32
  return %0, %3 : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32) -> (f32, f32) {
  %zero = arith.constant 0.0 : f32
  %0 = arith.divf %y, %x : f32
  return %0, %zero : f32, f32
}
// expect: equivalent real static
