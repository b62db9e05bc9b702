func.func @f(%n: i32) -> i64 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %s0 = arith.constant 0 : i64
  %le = arith.cmpi sge, %n, %c0 : i32
  %n64 = arith.extsi %n : i32 to i64
  %o = arith.constant 1 : i64
  %p = arith.addi %n64, %o : i64
  %r = arith.select %le, %p, %s0 : i64
  return %r : i64
}
// -----
func.func @f(%n: i32) -> i64 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %s0 = arith.constant 0 : i64
  %le = arith.cmpi sge, %n, %c0 : i32
  %p = arith.addi %n, %c1 : i32
  %q = arith.extsi %p : i32 to i64
  %r = arith.select %le, %q, %s0 : i64
  return %r : i64
}
// expect: different
