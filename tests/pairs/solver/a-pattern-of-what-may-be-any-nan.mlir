func.func @f(%a: f32, %b: f32) -> i32 {
  %s = arith.addf %a, %b : f32
  %0 = arith.bitcast %s : f32 to i32
  return %0 : i32
}
// -----
func.func @f(%a: f32, %b: f32) -> i32 {
  %s = arith.addf %a, %b : f32
  %0 = arith.bitcast %s : f32 to i32
  %1 = arith.bitcast %0 : i32 to f32
  %2 = arith.bitcast %1 : f32 to i32
  return %2 : i32
}
// expect: equivalent bitwise
