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
  sv.always posedge %clk {
    sv.case  %i : i2 case b01: {
      sv.passign %r, %d : i8
    }
    default: {
      sv.passign %r, %x : i8
    }
  }
  hw.output %q : i8
}

// expect: different
