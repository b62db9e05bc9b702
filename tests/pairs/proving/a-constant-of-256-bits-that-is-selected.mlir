func.func @main(%c: i1, %y: i256) -> i256 {
  %x = arith.constant 170141183460469231731687303715884105729 : i256
  %z = arith.select %c, %x, %y : i256
  return %z : i256
}
// -----
func.func @main(%c: i1, %y: i256) -> i256 {
  %x = arith.constant 170141183460469231731687303715884105729 : i256
  %z = arith.select %c, %x, %y : i256
  return %z : i256
}
// expect: equivalent bitwise static
