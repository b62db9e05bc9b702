func.func @f(%x: i32) -> i8 {

  %low = arith.constant -128 : i32
  %high = arith.constant 127 : i32
  %a = arith.maxsi %x, %low : i32
  %b = arith.minsi %a, %high : i32
  %r = arith.trunci %b : i32 to i8
  return %r : i8
}
// -----
func.func @f(%x: i32) -> i8 {

  %low = arith.constant -128 : i32
  %high = arith.constant 127 : i32
  %a = arith.maxui %x, %low : i32
  %b = arith.minui %a, %high : i32
  %r = arith.trunci %b : i32 to i8
  return %r : i8
}
// expect: different
