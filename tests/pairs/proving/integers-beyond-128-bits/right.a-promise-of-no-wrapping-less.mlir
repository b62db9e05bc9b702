func.func @f(%x: i256, %y: i256) -> i256 {
  %r = arith.addi %x, %y overflow<nuw> : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256) -> i256 {
  %r = arith.addi %x, %y : i256
  return %r : i256
}
// expect: equivalent bitwise static
