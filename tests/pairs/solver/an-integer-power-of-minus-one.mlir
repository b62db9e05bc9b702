// An even power of minus one is one, not the reciprocal.
func.func @f(%x: i8) -> i8 {
  %minus_two = arith.constant -2 : i8
  %0 = math.ipowi %x, %minus_two : i8
  return %0 : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %one = arith.constant 1 : i8
  %0 = arith.divsi %one, %x : i8
  return %0 : i8
}
// expect: different
