func.func @main() -> i201 {
  %x = arith.constant 5 : i201
  return %x : i201
}
// -----
func.func @main() -> i201 {
  %x = arith.constant 1606938044258990275541962092341162602522202993782792835301381 : i201
  return %x : i201
}
// expect: different
