func.func @f(%x: i64, %y: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %low = arith.constant -4 : i64
  %high = arith.constant 3 : i64
  %two = arith.constant 2 : i64
  %0 = arith.maxsi %x, %low : i64
  %1 = arith.minsi %0, %high : i64
  %2 = arith.maxsi %y, %two : i64
  %3 = arith.divsi %1, %2 : i64
  %4 = arith.cmpi sgt, %3, %two : i64
  %5 = arith.select %4, %x, %3 : i64
  return %5 : i64
}
// -----
func.func @f(%x: i64, %y: i64) -> i64 {
  %low = arith.constant -4 : i64
  %high = arith.constant 3 : i64
  %two = arith.constant 2 : i64
  %0 = arith.maxsi %x, %low : i64
  %1 = arith.minsi %0, %high : i64
  %2 = arith.maxsi %y, %two : i64
  %3 = arith.divsi %1, %2 : i64
  return %3 : i64
}
// expect: equivalent bitwise
