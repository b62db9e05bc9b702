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
  %below = arith.cmpi slt, %x, %low : i32
  %above = arith.cmpi sgt, %x, %high : i32
  %a = arith.select %below, %low, %x : i32
  %b = arith.select %above, %high, %a : i32
  %r = arith.trunci %b overflow<nsw> : i32 to i8
  return %r : i8
}
// expect: equivalent bitwise
