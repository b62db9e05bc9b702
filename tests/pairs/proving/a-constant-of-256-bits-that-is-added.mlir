func.func @main(%y: i256) -> i256 {
  %x = arith.constant 170141183460469231731687303715884105729 : i256
  %z = arith.addi %y, %x : i256
  return %z : i256
}
// -----
func.func @main(%y: i256) -> i256 {
  %x = arith.constant 170141183460469231731687303715884105729 : i256
  %z = arith.addi %y, %x : i256
  return %z : i256
}
// expect: equivalent bitwise static
