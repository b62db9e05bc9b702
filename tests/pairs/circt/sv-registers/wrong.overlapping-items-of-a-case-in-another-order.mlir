hw.module @m(in %clk : i1, in %d : i8, in %x : i8, in %i : i2, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.always posedge %clk {
    sv.case casez %i : i2 case b0z: {
      sv.passign %r, %d : i8
    }
    case bz0: {
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
    sv.case casez %i : i2 case bz0: {
      sv.passign %r, %x : i8
    }
    case b0z: {
      sv.passign %r, %d : i8
    }
  }
  hw.output %q : i8
}

// expect: different
