func.func @f(%x: f32, %y: f32) -> f32 {
  %0 = arith.truncf %x fastmath<contract> : f32 to bf16
  %1 = arith.extf %0 fastmath<contract> : bf16 to f32
  return %1 : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  return %y : f32
}
// expect: different
