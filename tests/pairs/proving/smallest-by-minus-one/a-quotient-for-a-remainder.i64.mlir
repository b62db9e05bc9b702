func.func @f(%x: i64, %y: i64) -> i64 {
  %r = arith.remsi %x, %y : i64
  return %r : i64
}
// -----
func.func @f(%x: i64, %y: i64) -> i64 {
  %q = arith.divsi %x, %y : i64
  %p = arith.muli %q, %y : i64
  %r = arith.subi %x, %p : i64
  return %r : i64
}
// expect: unknown open-obligation
