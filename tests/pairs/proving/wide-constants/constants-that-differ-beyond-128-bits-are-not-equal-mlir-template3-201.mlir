func.func @main(%c: i1, %y: i201) -> i201 {
  %x = arith.constant 5 : i201
  %z = arith.select %c, %x, %y : i201
  return %z : i201
}
// -----
func.func @main(%c: i1, %y: i201) -> i201 {
  %x = arith.constant 1606938044258990275541962092341162602522202993782792835301381 : i201
  %z = arith.select %c, %x, %y : i201
  return %z : i201
}
// expect: different
