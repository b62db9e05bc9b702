hw.module @m(in %s : i1, in %a : i8, in %b : i8, in %c : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.alwayscomb {
    sv.case %s : i1
    case b0: {
      sv.bpassign %r, %a : i8
    }
    case b1: {
      sv.bpassign %r, %b : i8
    }
    default: {
      sv.bpassign %r, %c : i8
    }
  }
  hw.output %q : i8
}

// -----

hw.module @m(in %s : i1, in %a : i8, in %b : i8, in %c : i8, out o : i8) {
  %q = comb.mux %s, %b, %a : i8
  hw.output %q : i8
}

// expect: equivalent bitwise static
// assumes: no bit that a circuit takes, or that nobody drives, is x or z where two are compared by `===` or the like
// assumes: signals have two states: what a circuit makes of x or z that it takes or holds is not compared
