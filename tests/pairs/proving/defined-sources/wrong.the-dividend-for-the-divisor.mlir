func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %q = arith.divsi %x, %y : i32
  %e = arith.cmpi eq, %x, %c0 : i32
  %r = arith.select %e, %c1, %c2 : i32
  return %q, %r : i32, i32
}
// -----
func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %q = arith.divsi %x, %y : i32
  return %q, %c2 : i32, i32
}
// expect: different
