func.func @f(%x: i256, %y: i256) -> i256 {
  %c = arith.constant 130 : i256
  %d = arith.shli %x, %c overflow<nuw> : i256
  %r = arith.shrui %d, %c : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256) -> i256 {
  return %x : i256
}
// expect: equivalent bitwise static
