// Of minus infinity the power is infinite, and the root is no number.
func.func @f(%x: f32) -> f32 {
  %c = arith.constant 0.5 : f32
  %0 = math.powf %x, %c : f32
  return %0 : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %0 = math.sqrt %x : f32
  return %0 : f32
}
// expect: different
