func.func @f(%c: i1) -> i1 {
  %z = arith.constant false
  %r = arith.subi %z, %c : i1
  return %r : i1
}
// -----
func.func @f(%c: i1) -> i1 {
  %r = emitc.unary_minus %c : (i1) -> i1
  return %r : i1
}
// expect: unknown unsupported
