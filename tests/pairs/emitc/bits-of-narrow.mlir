func.func @f(%a: i8, %b: i8) -> i8 {
  %x = arith.addi %a, %b : i8
  return %x : i8
}
// -----
func.func @f(%a: i8, %b: i8) -> i8 {
  %r = emitc.add %a, %b : (i8, i8) -> i8
  return %r : i8
}
// expect: equivalent bitwise static
