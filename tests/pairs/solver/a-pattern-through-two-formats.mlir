func.func @f(%a: bf16) -> i16 {
  %0 = arith.bitcast %a : bf16 to i16
  %1 = arith.bitcast %0 : i16 to f16
  %2 = arith.bitcast %1 : f16 to i16
  return %2 : i16
}
// -----
func.func @f(%a: bf16) -> i16 {
  %0 = arith.bitcast %a : bf16 to i16
  return %0 : i16
}
// expect: equivalent bitwise
