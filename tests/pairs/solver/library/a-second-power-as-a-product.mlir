// A library's power need not be the nearest number, which the product is.
func.func @f(%x: f32) -> f32 {
  %two = arith.constant 2.0 : f32
  %0 = math.powf %x, %two : f32
  return %0 : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %0 = arith.mulf %x, %x : f32
  return %0 : f32
}
// expect: unknown
