func.func @f(%x: i8) -> i8 {
  %r = math.cttz %x : i8
  return %r : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %n = arith.subi %z, %x : i8
  %a = arith.andi %x, %n : i8
  %b = arith.subi %a, %one : i8
  %p = math.ctpop %b : i8
  %c = arith.constant 7 : i8
  %r = arith.minui %p, %c : i8
  return %r : i8
}
// expect: different
