// options: --accept real
func.func @f(%x: f32) -> f32 {
  %i = arith.constant 0x7F800000 : f32
  %0 = arith.mulf %i, %x : f32
  return %0 : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %i = arith.constant 0x7F800000 : f32
  return %i : f32
}
// expect: unknown
