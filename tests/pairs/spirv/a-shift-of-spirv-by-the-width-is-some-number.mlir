func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = spirv.ShiftRightLogical %a, %b : i32, i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.shrui %a, %b : i32
  return %0 : i32
}
// expect: unknown open-obligation
