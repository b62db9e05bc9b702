func.func @f(%c: i1, %d: i1) -> i1 {
  %r = arith.cmpi slt, %c, %d : i1
  return %r : i1
}
// -----
func.func @f(%c: i1, %d: i1) -> i1 {
  %r = emitc.cmp lt, %c, %d : (i1, i1) -> i1
  return %r : i1
}
// expect: different
