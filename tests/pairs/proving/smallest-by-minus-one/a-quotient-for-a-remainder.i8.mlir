func.func @f(%x: i8, %y: i8) -> i8 {
  %r = arith.remsi %x, %y : i8
  return %r : i8
}
// -----
func.func @f(%x: i8, %y: i8) -> i8 {
  %q = arith.divsi %x, %y : i8
  %p = arith.muli %q, %y : i8
  %r = arith.subi %x, %p : i8
  return %r : i8
}
// expect: unknown open-obligation
