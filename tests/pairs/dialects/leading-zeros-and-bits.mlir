func.func @f(%x: i32) -> i32 {
  %r = math.ctlz %x : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 31 : i32
  %m = math.ctpop %x : i32
  %r = arith.subi %c, %m : i32
  return %r : i32
}
// expect: different
