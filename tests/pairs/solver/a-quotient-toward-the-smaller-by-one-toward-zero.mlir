func.func @f(%x: i16, %y: i16) -> i16 {
  %c = arith.constant 12 : i16
  %d = arith.floordivsi %x, %c : i16
  return %d : i16
}
// -----
func.func @f(%x: i16, %y: i16) -> i16 {
  %c = arith.constant 12 : i16
  %z = arith.constant 0 : i16
  %m = arith.constant 1 : i16
  %q = arith.divsi %x, %c : i16
  %r = arith.remsi %x, %c : i16
  %n = arith.cmpi slt, %r, %z : i16
  %w = arith.subi %q, %m : i16
  %d = arith.select %n, %w, %q : i16
  return %d : i16
}
// expect: equivalent
