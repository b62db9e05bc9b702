func.func @f(%x: i64) -> i64 {
  %0 = arith.constant 0 : i64
  return %0 : i64
}
// -----
func.func @f(%x: i64) -> i64 {
  %0 = arith.constant 0 : i64
  %1 = arith.constant 1 : i64
  %c = arith.constant 7046029254386353131 : i64
  %d = arith.constant 1311768467294899695 : i64
  %m = arith.muli %x, %c : i64
  %e = arith.cmpi eq, %m, %d : i64
  %r = arith.select %e, %1, %0 : i64
  return %r : i64
}
// expect: different
