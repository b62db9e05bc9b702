func.func @f(%x: i32) -> i32 {
  %t1 = arith.constant 10 : i32
  %t2 = arith.divsi %x, %t1 : i32
  return %t2 : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %t1 = arith.extsi %x : i32 to i64
  %t2 = arith.constant 1717986918 : i64
  %t3 = arith.muli %t1, %t2 : i64
  %t4 = arith.constant 34 : i64
  %t5 = arith.shrsi %t3, %t4 : i64
  %t6 = arith.trunci %t5 : i64 to i32
  %t7 = arith.constant 31 : i32
  %t8 = arith.shrui %x, %t7 : i32
  %t9 = arith.addi %t6, %t8 : i32
  return %t9 : i32
}
// expect: different
