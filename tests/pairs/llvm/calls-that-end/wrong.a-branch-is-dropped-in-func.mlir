// options: --func f
func.func private @exits()
func.func @f(%c: i1) -> i8 {
  %z = arith.constant 0 : i8
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  func.call @exits() : () -> ()
  ub.unreachable
^bb2:
  return %z : i8
}
// -----
func.func private @exits()
func.func @f(%c: i1) -> i8 {
  %z = arith.constant 0 : i8
  return %z : i8
}
// expect: unknown unsupported
