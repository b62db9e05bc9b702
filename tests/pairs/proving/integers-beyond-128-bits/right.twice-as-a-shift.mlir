func.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %r = arith.addi %x, %x : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %k = arith.constant 1 : i256
  %r = arith.shli %x, %k : i256
  return %r : i256
}
// expect: equivalent bitwise static
