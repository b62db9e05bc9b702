func.func @f(%x: i256, %y: i256) -> i256 {
  %k = arith.constant 200 : i256
  %r = arith.shrsi %x, %k : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256) -> i256 {
  %k = arith.constant 199 : i256
  %r = arith.shrsi %x, %k : i256
  return %r : i256
}
// expect: different
