func.func @f(%x: i256, %y: i256) -> i1 {
  %r = arith.cmpi slt, %x, %y : i256
  return %r : i1
}
// -----
func.func @f(%x: i256, %y: i256) -> i1 {
  %r = arith.cmpi sle, %x, %y : i256
  return %r : i1
}
// expect: different
