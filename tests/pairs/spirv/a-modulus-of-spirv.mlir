func.func @f(%a: i32) -> i32 {
  %c8 = spirv.Constant 8 : i32
  %0 = spirv.SMod %a, %c8 : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  %0 = arith.andi %a, %c7 : i32
  return %0 : i32
}
// expect: equivalent bitwise
