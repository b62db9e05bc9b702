func.func private @holds(!ltl.property)
func.func @f(%a: !ltl.sequence, %x: i1, %clk: i1) {
  %r = ltl.repeat %a, 1, 2 : !ltl.sequence
  %g = ltl.goto_repeat %x, 1, 2 : i1
  %d = ltl.clocked_delay %g, negedge %clk, 1, 2 : !ltl.sequence
  %t = ltl.boolean_constant true
  %s = ltl.concat %r, %d : !ltl.sequence, !ltl.sequence
  %p = ltl.implication %s, %t : !ltl.sequence, !ltl.property
  call @holds(%p) : (!ltl.property) -> ()
  return
}

// -----

func.func private @holds(!ltl.property)
func.func @f(%a: !ltl.sequence, %x: i1, %clk: i1) {
  %r = ltl.repeat %a, 1, 3 : !ltl.sequence
  %g = ltl.goto_repeat %x, 1, 3 : i1
  %d = ltl.clocked_delay %g, negedge %clk, 1, 2 : !ltl.sequence
  %t = ltl.boolean_constant true
  %s = ltl.concat %r, %d : !ltl.sequence, !ltl.sequence
  %p = ltl.implication %s, %t : !ltl.sequence, !ltl.property
  call @holds(%p) : (!ltl.property) -> ()
  return
}

// expect: unknown
