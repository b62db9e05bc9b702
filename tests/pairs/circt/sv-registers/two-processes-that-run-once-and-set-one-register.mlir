hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %a = hw.constant 5 : i8
  %b = hw.constant 6 : i8
  sv.initial {
    sv.bpassign %r, %a : i8
  }
  sv.initial {
    sv.bpassign %r, %b : i8
  }
  sv.always posedge %clk {
    sv.passign %r, %d : i8
  }
  hw.output %q : i8
}
// -----
hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %a = hw.constant 5 : i8
  %b = hw.constant 6 : i8
  sv.initial {
    sv.bpassign %r, %b : i8
  }
  sv.initial {
    sv.bpassign %r, %a : i8
  }
  sv.always posedge %clk {
    sv.passign %r, %d : i8
  }
  hw.output %q : i8
}
// expect: unknown unsupported
