func.func private @seen(!ltl.sequence)
func.func private @holds(!ltl.property)
func.func private @bit(i1)
func.func @f(%a: !ltl.sequence, %b: !ltl.sequence, %x: i1, %y: i1, %clk: i1) {
  %c = ltl.concat %a, %b : !ltl.sequence, !ltl.sequence
  call @seen(%c) : (!ltl.sequence) -> ()
  return
}

// -----

func.func private @seen(!ltl.sequence)
func.func private @holds(!ltl.property)
func.func private @bit(i1)
func.func @f(%a: !ltl.sequence, %b: !ltl.sequence, %x: i1, %y: i1, %clk: i1) {
  %c = ltl.concat %b, %a : !ltl.sequence, !ltl.sequence
  call @seen(%c) : (!ltl.sequence) -> ()
  return
}

// expect: unknown
