func.func @f(%x: i64, %y: i64) -> i1 {
  %c2 = arith.constant 2 : i64
  %c4 = arith.constant 4 : i64
  %0 = arith.minui %y, %c4 : i64
  %1 = arith.maxui %0, %c2 : i64
  %2 = arith.remui %x, %1 : i64
  %3 = arith.cmpi ult, %2, %c4 : i64
  return %3 : i1
}
// -----
func.func @f(%x: i64, %y: i64) -> i1 {
  %t = arith.constant true
  return %t : i1
}
// expect: equivalent bitwise
