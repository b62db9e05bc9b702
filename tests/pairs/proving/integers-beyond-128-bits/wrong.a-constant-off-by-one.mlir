func.func @f(%x: i256, %y: i256) -> i256 {
  %m = arith.constant 340282366920938463463374607431768211456 : i256
  %r = arith.xori %x, %m : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256) -> i256 {
  %m = arith.constant 340282366920938463463374607431768211457 : i256
  %r = arith.xori %m, %x : i256
  return %r : i256
}
// expect: different
