// A power that is a constant is products, and a negative one the reciprocal rounded toward zero.
func.func @f(%x: i8) -> (i8, i8, i8) {
  %zero = arith.constant 0 : i8
  %three = arith.constant 3 : i8
  %minus_one = arith.constant -1 : i8
  %0 = math.ipowi %x, %zero : i8
  %1 = math.ipowi %x, %three : i8
  %2 = math.ipowi %x, %minus_one : i8
  return %0, %1, %2 : i8, i8, i8
}
// -----
func.func @f(%x: i8) -> (i8, i8, i8) {
  %one = arith.constant 1 : i8
  %0 = arith.muli %x, %x : i8
  %1 = arith.muli %0, %x : i8
  %2 = arith.divsi %one, %x : i8
  return %one, %1, %2 : i8, i8, i8
}
// expect: equivalent
