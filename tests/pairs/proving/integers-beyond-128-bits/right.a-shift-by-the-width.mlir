func.func @f(%x: i256, %y: i256) -> i256 {
  %k = arith.constant 256 : i256
  %r = arith.shrsi %x, %k : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256) -> i256 {
  %r = arith.constant 5 : i256
  return %r : i256
}
// expect: unknown
