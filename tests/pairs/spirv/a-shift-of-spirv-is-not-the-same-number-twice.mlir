func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  return %c0 : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %c = spirv.Constant 40 : i32
  %0 = spirv.ShiftRightLogical %a, %c : i32, i32
  return %0 : i32
}
// expect: unknown open-obligation
