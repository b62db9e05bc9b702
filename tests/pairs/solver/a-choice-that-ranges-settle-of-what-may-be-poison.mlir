func.func @f(%x: i64, %y: i64, %n: i64) -> i64 {
  return %x : i64
}
// -----
func.func @f(%x: i64, %y: i64, %n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %0 = arith.shli %y, %n : i64
  %1 = arith.andi %0, %c0 : i64
  %2 = arith.cmpi eq, %1, %c0 : i64
  %3 = arith.select %2, %x, %y : i64
  return %3 : i64
}
// expect: different
