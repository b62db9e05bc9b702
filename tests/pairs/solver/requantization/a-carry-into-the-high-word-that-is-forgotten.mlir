// options: --assume %arg2:2..62
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i8) -> i32 {
    %0 = arith.extui %arg2 : i8 to i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c30_i32 = arith.constant 30 : i32
    %c32_i32 = arith.constant 32 : i32
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    %1 = arith.cmpi sge, %0, %c32_i32 : i32
    %2 = arith.cmpi sgt, %0, %c32_i32 : i32
    %3 = arith.subi %c32_i32, %0 : i32
    %4 = arith.subi %0, %c32_i32 : i32
    %5 = arith.select %1, %c0_i32, %3 : i32
    %6 = arith.select %1, %4, %c0_i32 : i32
    %7 = arith.subi %0, %c1_i32 : i32
    %8 = arith.shli %c1_i32, %7 : i32
    %9 = arith.select %2, %c0_i32, %8 : i32
    %10 = arith.addi %low, %9 : i32
    %11 = arith.cmpi ugt, %low, %10 : i32
    %12 = arith.extui %11 : i1 to i32
    %13 = arith.addi %high, %12 : i32
    %14 = arith.subi %6, %c1_i32 : i32
    %15 = arith.shli %c1_i32, %14 : i32
    %16 = arith.select %2, %15, %c0_i32 : i32
    %17 = arith.addi %13, %16 : i32
    %18 = arith.shli %17, %5 : i32
    %19 = arith.shrsi %18, %6 : i32
    %20 = arith.shrui %10, %0 : i32
    %21 = arith.select %1, %c0_i32, %20 : i32
    %22 = arith.addi %21, %19 : i32
    return %22 : i32
  }
}
// -----
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i8) -> i32 {
    %0 = arith.extui %arg2 : i8 to i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c30_i32 = arith.constant 30 : i32
    %c32_i32 = arith.constant 32 : i32
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    %1 = arith.cmpi sge, %0, %c32_i32 : i32
    %2 = arith.cmpi sgt, %0, %c32_i32 : i32
    %3 = arith.subi %c32_i32, %0 : i32
    %4 = arith.subi %0, %c32_i32 : i32
    %5 = arith.select %1, %c0_i32, %3 : i32
    %6 = arith.select %1, %4, %c0_i32 : i32
    %7 = arith.subi %0, %c1_i32 : i32
    %8 = arith.shli %c1_i32, %7 : i32
    %9 = arith.select %2, %c0_i32, %8 : i32
    %10 = arith.addi %low, %9 : i32
    %11 = arith.cmpi uge, %low, %10 : i32
    %12 = arith.extui %11 : i1 to i32
    %13 = arith.addi %high, %12 : i32
    %14 = arith.subi %6, %c1_i32 : i32
    %15 = arith.shli %c1_i32, %14 : i32
    %16 = arith.select %2, %15, %c0_i32 : i32
    %17 = arith.addi %13, %16 : i32
    %18 = arith.shli %17, %5 : i32
    %19 = arith.shrsi %18, %6 : i32
    %20 = arith.shrui %10, %0 : i32
    %21 = arith.select %1, %c0_i32, %20 : i32
    %22 = arith.addi %21, %19 : i32
    return %22 : i32
  }
}
// expect: different
