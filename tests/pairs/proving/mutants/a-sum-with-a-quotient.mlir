// options: --accept real
// A quotient in a sum is defined where the divisor is not 0, as the quotient of the sum is.
func.func @f(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = arith.divf %y, %x : f32
  %1 = arith.addf %z, %0 : f32
  return %1 : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> f32 {
  %0 = arith.mulf %z, %x : f32
  %1 = arith.addf %0, %y : f32
  %2 = arith.divf %1, %x : f32
  return %2 : f32
}
// expect: equivalent real static
