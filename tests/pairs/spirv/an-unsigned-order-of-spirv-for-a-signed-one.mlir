func.func @f(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i32
  return %0 : i1
}
// -----
func.func @f(%a: i32, %b: i32) -> i1 {
  %0 = spirv.ULessThan %a, %b : i32
  return %0 : i1
}
// expect: different
