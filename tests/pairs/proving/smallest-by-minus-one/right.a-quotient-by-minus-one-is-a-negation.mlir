func.func @f(%x: i8) -> i8 {
  %y = arith.constant -1 : i8
  %r = arith.divsi %x, %y : i8
  return %r : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %y = arith.constant 0 : i8
  %r = arith.subi %y, %x : i8
  return %r : i8
}
// expect: equivalent bitwise static
