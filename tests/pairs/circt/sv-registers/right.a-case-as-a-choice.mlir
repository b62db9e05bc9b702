hw.module @m(in %clk : i1, in %d : i8, in %x : i8, in %i : i2, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.always posedge %clk {
    sv.case  %i : i2 case b00: {
      sv.passign %r, %d : i8
    }
    default: {
      sv.passign %r, %x : i8
    }
  }
  hw.output %q : i8
}

// -----

hw.module @m(in %clk : i1, in %d : i8, in %x : i8, in %i : i2, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %k = hw.constant 0 : i2
  %z = comb.icmp eq %i, %k : i2
  %mx = comb.mux %z, %d, %x : i8
  sv.always posedge %clk {
    sv.passign %r, %mx : i8
  }
  hw.output %q : i8
}

// expect: equivalent
