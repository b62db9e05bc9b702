func.func @f(%x: i256, %y: i256) -> i256 {
  %c = arith.constant 2 : i256
  %d = arith.muli %x, %c : i256
  %r = arith.divsi %d, %c : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256) -> i256 {
  return %x : i256
}
// expect: different
