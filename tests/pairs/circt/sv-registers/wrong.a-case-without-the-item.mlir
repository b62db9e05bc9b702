hw.module @m(in %clk : i1, in %d : i8, in %c : i1, out y : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.always posedge %clk {
    sv.case %c : i1 case b1: {
      sv.passign %r, %d : i8
    }
  }
  hw.output %q : i8
}

// -----

hw.module @m(in %clk : i1, in %d : i8, in %c : i1, out y : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.always posedge %clk {
    sv.case %c : i1 default: {
      sv.passign %r, %d : i8
    }
  }
  hw.output %q : i8
}

// expect: different
