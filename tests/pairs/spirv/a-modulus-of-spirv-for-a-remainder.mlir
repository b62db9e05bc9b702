func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = spirv.SRem %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = spirv.SMod %a, %b : i32
  return %0 : i32
}
// expect: different
