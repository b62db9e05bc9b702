func.func @main(%y: i256) -> i256 {
  %x = arith.constant 5 : i256
  %z = arith.addi %y, %x : i256
  return %z : i256
}
// -----
func.func @main(%y: i256) -> i256 {
  %x = arith.constant 1606938044258990275541962092341162602522202993782792835301381 : i256
  %z = arith.addi %y, %x : i256
  return %z : i256
}
// expect: different
