func.func @f(%x: i32, %y: i32) -> i32 {
  %t1 = arith.extui %x : i32 to i64
  %t2 = arith.extui %y : i32 to i64
  %t3 = arith.muli %t1, %t2 : i64
  %t4 = arith.constant 32 : i64
  %t5 = arith.shrui %t3, %t4 : i64
  %t6 = arith.trunci %t5 : i64 to i32
  return %t6 : i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %t1 = arith.constant 65535 : i32
  %t2 = arith.constant 16 : i32
  %t3 = arith.andi %x, %t1 : i32
  %t4 = arith.shrui %x, %t2 : i32
  %t5 = arith.andi %y, %t1 : i32
  %t6 = arith.shrui %y, %t2 : i32
  %t7 = arith.muli %t3, %t5 : i32
  %t8 = arith.muli %t3, %t6 : i32
  %t9 = arith.muli %t4, %t5 : i32
  %t10 = arith.muli %t4, %t6 : i32
  %t11 = arith.shrui %t7, %t2 : i32
  %t12 = arith.addi %t9, %t11 : i32
  %t13 = arith.andi %t12, %t1 : i32
  %t14 = arith.addi %t13, %t8 : i32
  %t15 = arith.shrui %t12, %t2 : i32
  %t16 = arith.addi %t10, %t15 : i32
  %t17 = arith.shrui %t14, %t2 : i32
  %t18 = arith.addi %t16, %t17 : i32
  return %t18 : i32
}
// expect: equivalent
