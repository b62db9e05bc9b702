// Two products round twice.
func.func @f(%x: f32) -> f32 {
  %c = arith.constant 3.0 : f32
  %0 = math.powf %x, %c : f32
  return %0 : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %0 = arith.mulf %x, %x : f32
  %1 = arith.mulf %0, %x : f32
  return %1 : f32
}
// expect: unknown
