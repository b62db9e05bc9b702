func.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %r = arith.subi %x, %y : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %m = arith.constant -1 : i256
  %n = arith.xori %y, %m : i256
  %r = arith.addi %x, %n : i256
  return %r : i256
}
// expect: different
