func.func private @seen(!ltl.sequence)
func.func private @holds(!ltl.property)
func.func private @bit(i1)
func.func @f(%a: !ltl.sequence, %b: !ltl.sequence, %x: i1, %y: i1, %clk: i1) {
  %d = ltl.delay %a, 1, 2 : !ltl.sequence
  %c = ltl.concat %d, %b : !ltl.sequence, !ltl.sequence
  call @seen(%c) : (!ltl.sequence) -> ()
  return
}

// -----

func.func private @seen(!ltl.sequence)
func.func private @holds(!ltl.property)
func.func private @bit(i1)
func.func @f(%a: !ltl.sequence, %b: !ltl.sequence, %x: i1, %y: i1, %clk: i1) {
  %e = ltl.delay %b, 3 : !ltl.sequence
  %d = ltl.delay %a, 1, 2 : !ltl.sequence
  %g = ltl.delay %a, 1, 2 : !ltl.sequence
  %c = ltl.concat %g, %b : !ltl.sequence, !ltl.sequence
  call @seen(%c) : (!ltl.sequence) -> ()
  return
}

// expect: equivalent
