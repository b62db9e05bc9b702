func.func @f(%a: i32) -> i32 {
  %k = arith.constant 8 : i32
  %x = arith.remsi %a, %k : i32
  return %x : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %k = arith.constant 8 : i32
  %r = spirv.UMod %a, %k : i32
  return %r : i32
}
// expect: different
