hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %r2 = sv.reg : !hw.inout<i8>
  %q2 = sv.read_inout %r2 : !hw.inout<i8>
  sv.always posedge %clk {
    sv.bpassign %r, %d : i8
    sv.passign %r2, %q : i8
  }
  hw.output %q2 : i8
}

// -----

hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %r2 = sv.reg : !hw.inout<i8>
  %q2 = sv.read_inout %r2 : !hw.inout<i8>
  sv.always posedge %clk {
    sv.passign %r2, %q : i8
    sv.bpassign %r, %d : i8
  }
  hw.output %q2 : i8
}

// expect: unknown unsupported
