func.func @f(%x: i8, %y: i8) -> i8 {
  %r = arith.shli %x, %y : i8
  return %r : i8
}
// -----
func.func @f(%x: i8, %y: i8) -> i8 {
  %c = arith.constant 7 : i8
  %m = arith.andi %y, %c : i8
  %r = arith.shli %x, %m : i8
  return %r : i8
}
// expect: equivalent
