func.func @f(%x: i8) -> i8 {
  %m = arith.constant -1 : i8
  %r = arith.divsi %x, %m : i8
  return %r : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %z = arith.constant 0 : i8
  %r = arith.subi %z, %x overflow<nsw> : i8
  return %r : i8
}
// expect: equivalent
