func.func private @exp(f32) -> f32
func.func @f(%x: f32) -> f32 {
  %0 = call @exp(%x) : (f32) -> f32
  return %0 : f32
}
// -----
func.func private @exp(f32) -> f32
func.func @f(%x: f32) -> f32 {
  %0 = math.exp %x : f32
  return %0 : f32
}
// expect: different
