func.func @f(%x: i8) -> i8 {
  %r = math.absi %x : i8
  return %r : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %z = arith.constant 0 : i8
  %n = arith.subi %z, %x : i8
  %r = arith.maxui %x, %n : i8
  return %r : i8
}
// expect: different
