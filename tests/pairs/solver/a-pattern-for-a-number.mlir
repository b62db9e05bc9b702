func.func @f(%a: bf16) -> f16 {
  %0 = arith.bitcast %a : bf16 to i16
  %1 = arith.bitcast %0 : i16 to f16
  return %1 : f16
}
// -----
func.func @f(%a: bf16) -> f16 {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.truncf %0 : f32 to f16
  return %1 : f16
}
// expect: different
