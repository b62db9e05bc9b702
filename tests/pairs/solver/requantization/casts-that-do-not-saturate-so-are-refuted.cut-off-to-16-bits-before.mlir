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

  %h = arith.trunci %x : i32 to i16
  %l16 = arith.constant -128 : i16
  %h16 = arith.constant 127 : i16
  %c = arith.maxsi %h, %l16 : i16
  %d = arith.minsi %c, %h16 : i16
  %r = arith.trunci %d : i16 to i8
  return %r : i8
}
// expect: different
