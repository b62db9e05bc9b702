// The reciprocal of zero is undefined, which the source is for no number.
func.func @f(%x: i8) -> i8 {
  %two = arith.constant 2 : i8
  %0 = math.ipowi %x, %two : i8
  return %0 : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %two = arith.constant 2 : i8
  %minus_one = arith.constant -1 : i8
  %0 = math.ipowi %x, %two : i8
  %1 = math.ipowi %x, %minus_one : i8
  %2 = arith.xori %1, %1 : i8
  %3 = arith.addi %0, %2 : i8
  return %3 : i8
}
// expect: different
