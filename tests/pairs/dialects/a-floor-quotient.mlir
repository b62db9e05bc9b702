func.func @f(%x: i8, %y: i8) -> i8 {
  %r = arith.floordivsi %x, %y : i8
  return %r : i8
}
// -----
func.func @f(%x: i8, %y: i8) -> i8 {
  %r = arith.divsi %x, %y : i8
  return %r : i8
}
// expect: different
