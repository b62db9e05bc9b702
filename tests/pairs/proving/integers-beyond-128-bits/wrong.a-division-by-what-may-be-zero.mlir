func.func @f(%x: i256, %y: i256) -> i256 {
  %r = arith.subi %x, %x : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256) -> i256 {
  %q = arith.divui %x, %y : i256
  %r = arith.subi %x, %x : i256
  return %r : i256
}
// expect: different
