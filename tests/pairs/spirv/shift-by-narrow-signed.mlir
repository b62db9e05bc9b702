func.func @f(%a: i32, %b: i16) -> i32 {
  %x = arith.extsi %b : i16 to i32
  %r = arith.shli %a, %x : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i16) -> i32 {
  %c = arith.constant -1 : i16
  %d = arith.addi %b, %c : i16
  %r = spirv.ShiftLeftLogical %a, %d : i32, i16
  return %r : i32
}
// expect: different
