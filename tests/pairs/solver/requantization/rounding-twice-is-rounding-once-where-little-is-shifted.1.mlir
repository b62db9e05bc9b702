// options: --assume %arg2:2..31
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i8) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c1_i64 = arith.constant 1 : i64
    %c31_i32 = arith.constant 31 : i32
    %0 = arith.extui %arg2 : i8 to i32
    %1 = arith.extsi %arg0 : i32 to i64
    %2 = arith.extsi %arg1 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.extui %0 : i32 to i64
    %5 = arith.shli %c1_i64, %4 : i64
    %6 = arith.shrui %5, %c1_i64 : i64
    %7 = arith.addi %3, %6 : i64
    %c1073741824_i64 = arith.constant 1073741824 : i64
    %c-1073741824_i64 = arith.constant -1073741824 : i64
    %8 = arith.cmpi sge, %arg0, %c0_i32 : i32
    %9 = arith.select %8, %c1073741824_i64, %c-1073741824_i64 : i64
    %10 = arith.addi %9, %7 : i64
    %11 = arith.cmpi sgt, %0, %c31_i32 : i32
    %12 = arith.select %11, %10, %7 : i64
    %13 = arith.shrsi %12, %4 : i64
    %14 = arith.trunci %13 : i64 to i32
    return %14 : i32
  }
}
// -----
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i8) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c1_i64 = arith.constant 1 : i64
    %c31_i32 = arith.constant 31 : i32
    %0 = arith.extui %arg2 : i8 to i32
    %1 = arith.extsi %arg0 : i32 to i64
    %2 = arith.extsi %arg1 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.extui %0 : i32 to i64
    %5 = arith.shli %c1_i64, %4 : i64
    %6 = arith.shrui %5, %c1_i64 : i64
    %7 = arith.addi %3, %6 : i64
    %8 = arith.shrsi %7, %4 : i64
    %9 = arith.trunci %8 : i64 to i32
    return %9 : i32
  }
}
// expect: equivalent bitwise
