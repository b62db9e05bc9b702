func.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %s = arith.addi %x, %y : i256
  %r = arith.addi %s, %z : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %s = arith.addi %y, %z : i256
  %r = arith.addi %x, %s : i256
  return %r : i256
}
// expect: equivalent bitwise static
