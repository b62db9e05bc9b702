func.func @f(%x: i32) -> i32 {
  %t1 = arith.constant 15 : i32
  %t2 = arith.remui %x, %t1 : i32
  return %t2 : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %t1 = arith.constant 16 : i32
  %t2 = arith.shrui %x, %t1 : i32
  %t3 = arith.constant 65535 : i32
  %t4 = arith.andi %x, %t3 : i32
  %t5 = arith.addi %t2, %t4 : i32
  %t6 = arith.constant 8 : i32
  %t7 = arith.shrui %t5, %t6 : i32
  %t8 = arith.constant 255 : i32
  %t9 = arith.andi %t5, %t8 : i32
  %t10 = arith.addi %t7, %t9 : i32
  %t11 = arith.constant 8 : i32
  %t12 = arith.shrui %t10, %t11 : i32
  %t13 = arith.constant 255 : i32
  %t14 = arith.andi %t10, %t13 : i32
  %t15 = arith.addi %t12, %t14 : i32
  %t16 = arith.constant 4 : i32
  %t17 = arith.shrui %t15, %t16 : i32
  %t18 = arith.constant 15 : i32
  %t19 = arith.andi %t15, %t18 : i32
  %t20 = arith.addi %t17, %t19 : i32
  %t21 = arith.constant 4 : i32
  %t22 = arith.shrui %t20, %t21 : i32
  %t23 = arith.constant 15 : i32
  %t24 = arith.andi %t20, %t23 : i32
  %t25 = arith.addi %t22, %t24 : i32
  %t26 = arith.constant 4 : i32
  %t27 = arith.shrui %t25, %t26 : i32
  %t28 = arith.constant 15 : i32
  %t29 = arith.andi %t25, %t28 : i32
  %t30 = arith.addi %t27, %t29 : i32
  %t31 = arith.constant 15 : i32
  %t32 = arith.cmpi eq, %t30, %t31 : i32
  %t33 = arith.constant 0 : i32
  %t34 = arith.select %t32, %t33, %t30 : i32
  return %t34 : i32
}
// expect: equivalent
