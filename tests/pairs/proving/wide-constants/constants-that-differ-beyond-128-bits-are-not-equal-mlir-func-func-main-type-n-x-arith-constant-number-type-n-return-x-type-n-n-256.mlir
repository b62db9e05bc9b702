func.func @main() -> i256 {
  %x = arith.constant 5 : i256
  return %x : i256
}
// -----
func.func @main() -> i256 {
  %x = arith.constant 1606938044258990275541962092341162602522202993782792835301381 : i256
  return %x : i256
}
// expect: different
