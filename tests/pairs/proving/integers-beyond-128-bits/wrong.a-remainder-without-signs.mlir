func.func @f(%x: i256, %y: i256) -> i256 {
  %k = arith.constant 7 : i256
  %r = arith.remsi %x, %k : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256) -> i256 {
  %k = arith.constant 7 : i256
  %r = arith.remui %x, %k : i256
  return %r : i256
}
// expect: different
