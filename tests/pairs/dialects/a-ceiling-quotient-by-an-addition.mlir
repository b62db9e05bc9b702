func.func @f(%x: i8, %y: i8) -> i8 {
  %r = arith.ceildivsi %x, %y : i8
  return %r : i8
}
// -----
func.func @f(%x: i8, %y: i8) -> i8 {
  %one = arith.constant 1 : i8
  %a = arith.addi %x, %y : i8
  %b = arith.subi %a, %one : i8
  %r = arith.divsi %b, %y : i8
  return %r : i8
}
// expect: different
