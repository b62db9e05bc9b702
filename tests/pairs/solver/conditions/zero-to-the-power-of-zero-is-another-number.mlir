func.func @f(%b: i8, %p: i8) -> i8 {
  %r = math.ipowi %b, %p : i8
  return %r : i8
}
// -----
func.func @f(%b: i8, %p: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %five = arith.constant 5 : i8
  %r = math.ipowi %b, %p : i8
  %c = arith.cmpi eq, %b, %zero : i8
  %d = arith.cmpi eq, %p, %zero : i8
  %e = arith.andi %c, %d : i1
  %s = arith.select %e, %five, %r : i8
  return %s : i8
}
// expect: different
