func.func @f(%x: i32) -> i8 {

  %bias = arith.constant 128 : i32
  %size = arith.constant 256 : i32
  %sign = arith.constant 31 : i32
  %most = arith.constant 127 : i32
  %moved = arith.addi %x, %bias : i32
  %fits = arith.cmpi ult, %moved, %size : i32
  %all = arith.shrsi %x, %sign : i32
  %end = arith.xori %all, %most : i32
  %b = arith.select %fits, %x, %end : i32
  %r = arith.trunci %b : i32 to i8
  return %r : i8
}
// -----
func.func @f(%x: i32) -> i8 {

  %low = arith.constant -128 : i32
  %high = arith.constant 127 : i32
  %a = arith.maxsi %x, %low : i32
  %b = arith.minsi %a, %high : i32
  %r = arith.trunci %b : i32 to i8
  return %r : i8
}
// expect: equivalent bitwise
