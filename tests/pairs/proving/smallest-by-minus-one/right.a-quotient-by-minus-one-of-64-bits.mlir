func.func @f(%x: i64) -> i64 {
  %m = arith.constant -1 : i64
  %r = arith.divsi %x, %m : i64
  return %r : i64
}
// -----
func.func @f(%x: i64) -> i64 {
  %z = arith.constant 0 : i64
  %r = arith.subi %z, %x : i64
  return %r : i64
}
// expect: equivalent
