func.func @f(%c: i1, %d: i1) -> i1 {
  %r = arith.addi %c, %d : i1
  return %r : i1
}
// -----
func.func @f(%c: i1, %d: i1) -> i1 {
  %r = emitc.add %c, %d : (i1, i1) -> i1
  return %r : i1
}
// expect: unknown unsupported
