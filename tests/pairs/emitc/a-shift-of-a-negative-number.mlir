func.func @f(%a: i32, %b: i32) -> i32 {
  %c32 = arith.constant 32 : i32
  %c0 = arith.constant 0 : i32
  %in = arith.cmpi ult, %b, %c32 : i32
  %n = arith.select %in, %b, %c0 : i32
  %0 = arith.shli %a, %n : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c32 = arith.constant 32 : i32
  %c0 = arith.constant 0 : i32
  %in = arith.cmpi ult, %b, %c32 : i32
  %n = arith.select %in, %b, %c0 : i32
  %0 = emitc.bitwise_left_shift %a, %n : (i32, i32) -> i32
  return %0 : i32
}
// expect: different
