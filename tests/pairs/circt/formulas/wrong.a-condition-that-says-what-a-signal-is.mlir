func.func private @seen(!ltl.sequence)
func.func private @holds(!ltl.property)
func.func @f(%a: !ltl.sequence, %x: i1, %y: i1, %clk: i1) {
  %c = ltl.delay %x, 1 : i1
  call @seen(%c) : (!ltl.sequence) -> ()
  return
}
// -----
func.func private @seen(!ltl.sequence)
func.func private @holds(!ltl.property)
func.func @f(%a: !ltl.sequence, %x: i1, %y: i1, %clk: i1) {
  %t = arith.constant true
  %f = arith.constant false
  %p = ltl.delay %t, 1 : i1
  %q = ltl.delay %f, 1 : i1
  scf.if %x {
  func.call @seen(%p) : (!ltl.sequence) -> ()
} else {
  func.call @seen(%q) : (!ltl.sequence) -> ()
}
  return
}
// expect: unknown unsupported
