func.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %r = arith.xori %x, %y : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %s = arith.xori %x, %y : i256
  %m = arith.constant 1606938044258990275541962092341162602522202993782792835313721 : i256
  %e = arith.cmpi eq, %x, %m : i256
  %r = arith.select %e, %x, %s : i256
  return %r : i256
}
// expect: different
