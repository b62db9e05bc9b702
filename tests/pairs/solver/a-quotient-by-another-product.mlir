func.func @f(%x: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  %q = arith.divui %x, %c7 : i32
  return %q : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %m = arith.constant 613566756 : i64
  %c32 = arith.constant 32 : i64
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %xe = arith.extui %x : i32 to i64
  %p = arith.muli %xe, %m : i64
  %h = arith.shrui %p, %c32 : i64
  %q = arith.trunci %h : i64 to i32
  %d = arith.subi %x, %q : i32
  %e = arith.shrui %d, %c1 : i32
  %s = arith.addi %e, %q : i32
  %r = arith.shrui %s, %c2 : i32
  return %r : i32
}
// expect: different
