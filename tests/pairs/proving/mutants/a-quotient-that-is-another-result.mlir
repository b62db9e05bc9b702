// options: --accept real
// A quotient that another result is has no part in the sum: the sum is defined where the divisor is 0, too.
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %0 = arith.divf %y, %x : f32
  %1 = arith.addf %y, %z : f32
  return %0, %1 : f32, f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> (f32, f32) {
  %0 = arith.divf %y, %x : f32
  %1 = arith.addf %y, %z : f32
  %2 = arith.addf %1, %0 : f32
  %3 = arith.subf %2, %0 : f32
  return %0, %3 : f32, f32
}
// expect: different
