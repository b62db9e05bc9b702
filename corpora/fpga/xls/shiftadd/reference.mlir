// Products as they are meant.
func.func @main(%x: i8, %w: i6) -> i14 {
  %a = arith.extsi %x : i8 to i14
  %b = arith.extsi %w : i6 to i14
  %r = arith.muli %a, %b : i14
  return %r : i14
}
func.func @constants(%x: i16) -> (i24, i24, i24, i24) {
  %a = arith.extsi %x : i16 to i24
  %c0 = arith.constant 7 : i24
  %c1 = arith.constant -5 : i24
  %c2 = arith.constant 20 : i24
  %c3 = arith.constant 119 : i24
  %r0 = arith.muli %a, %c0 : i24
  %r1 = arith.muli %a, %c1 : i24
  %r2 = arith.muli %a, %c2 : i24
  %r3 = arith.muli %a, %c3 : i24
  return %r0, %r1, %r2, %r3 : i24, i24, i24, i24
}
