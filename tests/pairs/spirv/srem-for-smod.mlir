func.func @f(%a: i32, %b: i32) -> i32 {
  %r = spirv.SMod %a, %b : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %r = spirv.SRem %a, %b : i32
  return %r : i32
}
// expect: different
