func.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %r = arith.addi %x, %y : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %a = arith.trunci %x : i256 to i128
  %b = arith.trunci %y : i256 to i128
  %s = arith.addi %a, %b : i128
  %r = arith.extui %s : i128 to i256
  return %r : i256
}
// expect: different
