func.func @f(%x: i32) -> i32 {
  %t1 = arith.constant 16777215 : i32
  %t2 = arith.andi %x, %t1 : i32
  %t3 = arith.constant 3329 : i32
  %t4 = arith.remui %t2, %t3 : i32
  return %t4 : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %t1 = arith.constant 16777215 : i32
  %t2 = arith.andi %x, %t1 : i32
  %t3 = arith.extui %t2 : i32 to i64
  %t4 = arith.constant 20642678 : i64
  %t5 = arith.muli %t3, %t4 : i64
  %t6 = arith.constant 36 : i64
  %t7 = arith.shrui %t5, %t6 : i64
  %t8 = arith.trunci %t7 : i64 to i32
  %t9 = arith.constant 3329 : i32
  %t10 = arith.muli %t8, %t9 : i32
  %t11 = arith.subi %t2, %t10 : i32
  %t12 = arith.constant 3329 : i32
  %t13 = arith.cmpi uge, %t11, %t12 : i32
  %t14 = arith.constant 3329 : i32
  %t15 = arith.subi %t11, %t14 : i32
  %t16 = arith.select %t13, %t15, %t11 : i32
  return %t16 : i32
}
// expect: equivalent
