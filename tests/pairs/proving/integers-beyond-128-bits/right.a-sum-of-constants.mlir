func.func @f(%x: i256, %y: i256) -> i256 {
  %m = arith.constant 340282366920938463463374607431768211456 : i256
  %k = arith.constant 1 : i256
  %s = arith.addi %m, %k : i256
  %r = arith.xori %x, %s : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256) -> i256 {
  %m = arith.constant 340282366920938463463374607431768211457 : i256
  %r = arith.xori %m, %x : i256
  return %r : i256
}
// expect: equivalent bitwise static
