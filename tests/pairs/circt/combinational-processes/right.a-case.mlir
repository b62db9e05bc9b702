hw.module @m(in %d : i8, in %x : i8, in %i : i2, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %k = hw.constant 7 : i8
  sv.alwayscomb {
    sv.case casez %i : i2 case b0z: {
      sv.bpassign %r, %d : i8
    }
    case b10: {
      sv.bpassign %r, %x : i8
    }
    default: {
      sv.bpassign %r, %k : i8
    }
  }
  hw.output %q : i8
}

// -----

hw.module @m(in %d : i8, in %x : i8, in %i : i2, out o : i8) {
  %k = hw.constant 7 : i8
  %b1 = comb.extract %i from 1 : (i2) -> i1
  %b0 = comb.extract %i from 0 : (i2) -> i1
  %m = comb.mux %b0, %k, %x : i8
  %q = comb.mux %b1, %m, %d : i8
  hw.output %q : i8
}

// expect: equivalent
