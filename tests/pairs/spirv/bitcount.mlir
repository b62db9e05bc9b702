func.func @f(%a: i32) -> i32 {
  %x = math.ctpop %a : i32
  return %x : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %r = spirv.BitCount %a : i32
  return %r : i32
}
// expect: equivalent bitwise static
