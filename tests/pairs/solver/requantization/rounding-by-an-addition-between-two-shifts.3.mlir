// options: --assume %arg2:2..62
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
// -----
func.func @f(%arg0: i32, %arg1: i32, %arg2: i8) -> i32 {
  %one = arith.constant 2 : i64
  %shift = arith.extui %arg2 : i8 to i64
  %a = arith.extsi %arg0 : i32 to i64
  %b = arith.extsi %arg1 : i32 to i64
  %p = arith.muli %b, %a : i64
  %less = arith.subi %shift, %one : i64
  %q = arith.shrsi %p, %less : i64
  %u = arith.addi %q, %one : i64
  %r = arith.shrsi %u, %one : i64
  %t = arith.trunci %r : i64 to i32
  return %t : i32
}
// expect: equivalent bitwise
