func.func private @seen(!ltl.sequence)
func.func private @holds(!ltl.property)
func.func private @bit(i1)
func.func @f(%a: !ltl.sequence, %b: !ltl.sequence, %x: i1, %y: i1, %clk: i1) {
  %c = ltl.intersect %x, %y : i1, i1
  call @bit(%c) : (i1) -> ()
  return
}

// -----

func.func private @seen(!ltl.sequence)
func.func private @holds(!ltl.property)
func.func private @bit(i1)
func.func @f(%a: !ltl.sequence, %b: !ltl.sequence, %x: i1, %y: i1, %clk: i1) {
  %c = arith.ori %y, %x : i1
  call @bit(%c) : (i1) -> ()
  return
}

// expect: unknown
