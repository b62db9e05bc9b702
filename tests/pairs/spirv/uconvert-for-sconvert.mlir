func.func @f(%a: i16) -> i32 {
  %x = arith.extsi %a : i16 to i32
  return %x : i32
}
// -----
func.func @f(%a: i16) -> i32 {
  %r = spirv.UConvert %a : i16 to i32
  return %r : i32
}
// expect: different
